import { clockTime } from './clock-time';

describe('clockTime', () => {
  it.each([
    ['00:00', '12:00 am'],
    ['09:05', '9:05 am'],
    ['12:00', '12:00 pm'],
    ['18:30', '6:30 pm'],
    ['23:59', '11:59 pm'],
  ])('writes %s as %s', (time, said) => {
    expect(clockTime(time)).toBe(said);
  });
});
