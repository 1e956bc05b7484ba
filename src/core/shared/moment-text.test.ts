import { hourText, momentText, withLowerCaseDayPeriods } from './moment-text';

it('H66 says the hour of an instant by the clocks of a zone, in one manner', () => {
  expect(hourText(new Date('2027-01-03T18:05:00Z'), 'America/St_Vincent')).toBe('2:05 pm AST');
  expect(hourText(new Date('2027-06-03T10:00:00Z'), 'Europe/Zagreb')).toBe('12:00 pm GMT+2');
});

it('says the day with it, also where it is another one', () => {
  expect(momentText(new Date('2027-01-12T15:00:00Z'), 'America/New_York')).toBe('Tuesday, 12 January, 10:00 am EST');
  expect(momentText(new Date('2027-01-12T15:00:00Z'), 'Asia/Tokyo')).toBe('Wednesday, 13 January, 12:00 am GMT+9');
});

it('writes both halves of a range small, and no other word', () => {
  expect(withLowerCaseDayPeriods('11:30\u202fAM – 12:15\u202fPM, PM of SPAM')).toBe('11:30 am – 12:15 pm, pm of SPAM');
});
