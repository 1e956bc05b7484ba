import fc from 'fast-check';
import { addDays, addYears, plainDate } from '../shared/plain-date';
import {
  AGE_GROUP_LABELS,
  ageGroupOn,
  BADGE_ENDS_AT,
  AGE_GROUP_STARTS,
  DEFAULT_EXCURSION_MINIMUM_AGE,
  hasChildBadge,
  PRICING_AGES,
} from './age-group';

const day = plainDate('2027-04-12');
const bornYearsAgo = (years: number) => addYears(day, -years);
const dayBefore = (years: number) => addDays(bornYearsAgo(years), 1);
const anyBirthday = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays(day, -days));

describe('age groups on excursions', () => {
  it.each([
    ['18th', 18, 'ADULT', 'CHILD'],
    ['6th', 6, 'CHILD', 'YOUNG_CHILD'],
    ['3rd', 3, 'YOUNG_CHILD', 'INFANT'],
  ] as const)('TRD-09 changes on the %s birthday', (_, years, from, before) => {
    expect(ageGroupOn(bornYearsAgo(years), day)).toBe(from);
    expect(ageGroupOn(dayBefore(years), day)).toBe(before);
  });

  it('TRD-09 counts a guest without a birthday as an adult', () => {
    expect(ageGroupOn(undefined, day)).toBe('ADULT');
  });

  it('TRD-09 follows the day of the excursion, not the day of asking', () => {
    const birthday = plainDate('2009-04-15');
    expect(ageGroupOn(birthday, plainDate('2027-04-14'))).toBe('CHILD');
    expect(ageGroupOn(birthday, plainDate('2027-04-15'))).toBe('ADULT');
  });

  it('TRD-09 treats 29 February as its own day', () => {
    expect(ageGroupOn(plainDate('2010-02-28'), plainDate('2028-02-28'))).toBe('ADULT');
    expect(ageGroupOn(plainDate('2008-02-29'), plainDate('2026-02-28'))).toBe('CHILD');
    expect(ageGroupOn(plainDate('2008-02-29'), plainDate('2026-03-01'))).toBe('ADULT');
  });

  it('TRD-09 never makes a guest younger as time passes', () => {
    const order = ['INFANT', 'YOUNG_CHILD', 'CHILD', 'ADULT'];
    fc.assert(
      fc.property(anyBirthday, fc.nat(10_000), (birthday, later) => {
        expect(order.indexOf(ageGroupOn(birthday, addDays(day, later)))).toBeGreaterThanOrEqual(
          order.indexOf(ageGroupOn(birthday, day)),
        );
      }),
    );
  });

  it('TRD-09 shows both groups of children as one', () => {
    expect(AGE_GROUP_LABELS).toEqual({ ADULT: 'Adult', CHILD: 'Child', YOUNG_CHILD: 'Child', INFANT: 'Infant' });
  });
});

describe('the badge', () => {
  it('TRD-07 ends on the tenth birthday', () => {
    expect(hasChildBadge(dayBefore(10), day)).toBe(true);
    expect(hasChildBadge(bornYearsAgo(10), day)).toBe(false);
  });

  it('TRD-07 needs a birthday that has been', () => {
    expect(hasChildBadge(undefined, day)).toBe(false);
    expect(hasChildBadge(day, day)).toBe(true);
    expect(hasChildBadge(addDays(day, 1), day)).toBe(false);
  });

  it('TRD-07 shows exactly for the birthdays of the last ten years', () => {
    fc.assert(
      fc.property(anyBirthday, (birthday) => {
        expect(hasChildBadge(birthday, day)).toBe(birthday > plainDate('2017-04-12'));
      }),
    );
  });
});

it('TRD-07 TRD-09 ENG-01 keeps four rules about ages apart', () => {
  expect([PRICING_AGES, AGE_GROUP_STARTS, BADGE_ENDS_AT, DEFAULT_EXCURSION_MINIMUM_AGE]).toEqual([
    { adult: 30, child: 5 },
    { adult: 18, child: 6, youngChild: 3 },
    10,
    18,
  ]);
});
