import { withWholeDates } from './whole-dates';

const marked = (text: string) => withWholeDates(text).replaceAll('\u00a0', '_');

it('TRD-06 H66 keeps day and month together, and an hour with its half of the day, and lets the rest break', () => {
  expect(marked('Due by Sunday, 10 January 2027, 9:24 am EST.')).toBe('Due by Sunday, 10_January 2027, 9:24_am EST.');
  expect(marked('28 April – 5 May 2027, 10 to 11 pm')).toBe('28_April – 5_May 2027, 10 to 11_pm');
  expect(marked('12 amber lamps on 3 decks')).toBe('12 amber lamps on 3 decks');
});
