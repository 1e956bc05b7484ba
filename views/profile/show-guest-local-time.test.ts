import { ownTimeText } from './show-guest-local-time';

const meeting = { start: new Date('2027-01-12T15:00:00Z'), end: new Date('2027-01-12T15:45:00Z') };
const textIn = (timeZone: string) => ownTimeText(meeting, timeZone)?.replace(/\s/g, ' ');

it('H35 says the hour and the day of the guest’s own zone with its name, and nothing twice', () => {
  expect(textIn('Europe/Paris')).toBe('Your time: Tuesday, 4:00 – 4:45 pm (Central European Standard Time)');
  expect(textIn('Pacific/Auckland')).toBe('Your time: Wednesday, 4:00 – 4:45 am (New Zealand Daylight Time)');
  expect(textIn('America/New_York')).toBeUndefined();
  expect(textIn('America/Toronto')).toBeUndefined();
  expect(ownTimeText({ ...meeting, start: new Date('') }, 'Europe/Paris')).toBeUndefined();
});
