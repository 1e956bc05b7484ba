import { durationText, minutesOf } from './duration';

it.each([
  [270, '4 hours 30 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [45, '45 minutes'],
  [120, '2 hours'],
  [0, '0 minutes'],
])('EXC-23 writes %i minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it.each([
  ['00:00', 0],
  ['08:30', 510],
  ['23:59', 1_439],
])('the time %s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
