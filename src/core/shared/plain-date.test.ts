import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareDates,
  daysBetween,
  formatBirthday,
  formatDateRange,
  formatLongDate,
  formatShortDate,
  isBefore,
  monthsOn,
  parsePlainDate,
  plainDate,
  todayIn,
} from './plain-date';

const DAY_MS = 86_400_000;
const anyDayNumber = fc.integer({ min: 0, max: 80_000 });
/** Counted by the platform's UTC calendar, which our own arithmetic must agree with. */
const dayFrom1950 = (count: number) =>
  plainDate(new Date(Date.UTC(1950, 0, 1) + count * DAY_MS).toISOString().slice(0, 10));
const anyDay = anyDayNumber.map(dayFrom1950);

describe('parsing a day', () => {
  it.each(['0001-01-01', '2027-04-12', '2028-02-29', '2000-02-29', '2027-12-31'])(
    'VOY-06 accepts the real day %s',
    (text) => {
      expect(parsePlainDate(text)).toBe(text);
    },
  );

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '2027-4-12',
    '27-04-12',
    '2027/04/12',
    '2027-04-12T00:00',
    ' 2027-04-12',
    '2027-04-1x',
    '2027-04-12\n',
    '',
  ])('VOY-06 refuses the text %j', (text) => {
    expect(parsePlainDate(text)).toBeUndefined();
  });

  it('VOY-06 agrees with the calendar on every text that looks like a day', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2150 }), part(14), part(33), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const instant = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
        expect(parsePlainDate(text)).toBe(exists ? text : undefined);
      }),
      propertyRuns(2000),
    );
  });

  it('throws on our own mistakes', () => {
    expect(() => plainDate('2027-02-30')).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  it('VOY-06 crosses a leap day, a month and a year', () => {
    expect(addDays(plainDate('2028-02-25'), 7)).toBe('2028-03-03');
    expect(addDays(plainDate('2027-02-25'), 7)).toBe('2027-03-04');
    expect(addDays(plainDate('2027-12-28'), 7)).toBe('2028-01-04');
    expect(addDays(plainDate('2028-03-01'), -1)).toBe('2028-02-29');
  });

  it('VOY-06 moves by days exactly as the calendar does', () => {
    fc.assert(
      fc.property(anyDayNumber, fc.integer({ min: 0, max: 80_000 }), (from, to) => {
        expect(addDays(dayFrom1950(from), to - from)).toBe(dayFrom1950(to));
        expect(daysBetween(dayFrom1950(from), dayFrom1950(to))).toBe(to - from);
      }),
      propertyRuns(2000),
    );
  });

  it('covers every day of four centuries one by one', () => {
    let date = plainDate('1900-01-01');
    for (let instant = Date.UTC(1900, 0, 1); instant < Date.UTC(2300, 0, 1); instant += DAY_MS) {
      if (date !== new Date(instant).toISOString().slice(0, 10)) throw new Error(`lost a day at ${date}`);
      date = addDays(date, 1);
    }
    expect(date).toBe('2300-01-01');
  });

  it('refuses to leave the calendar', () => {
    expect(() => addDays(plainDate('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(plainDate('0001-01-01'), -1)).toThrow(RangeError);
  });

  it('adds months, and takes the last day of a month that is shorter', () => {
    expect(addMonths(plainDate('2027-01-16'), 6)).toBe('2027-07-16');
    expect(addMonths(plainDate('2027-08-31'), 6)).toBe('2028-02-29');
    expect(addMonths(plainDate('2027-12-31'), 0)).toBe('2027-12-31');
    expect(addMonths(plainDate('2027-01-31'), -2)).toBe('2026-11-30');
  });

  it('adds years and keeps 29 February inside February', () => {
    expect(addYears(plainDate('2027-04-12'), 3)).toBe('2030-04-12');
    expect(addYears(plainDate('2028-02-29'), 1)).toBe('2029-02-28');
    expect(addYears(plainDate('2028-02-29'), 4)).toBe('2032-02-29');
    expect(addYears(plainDate('2096-02-29'), 4)).toBe('2100-02-28');
  });

  it('compares and sorts days by the calendar', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (first, second) => {
        expect(isBefore(first, second)).toBe(daysBetween(first, second) > 0);
        expect(isBefore(first, first)).toBe(false);
        expect(Math.sign(compareDates(first, second))).toBe(Math.sign(daysBetween(second, first)));
      }),
    );
  });
});

describe('age', () => {
  it('TRD-07 TRD-09 counts a year on the birthday, not the day before', () => {
    expect(ageOn(plainDate('2017-04-12'), plainDate('2027-04-11'))).toBe(9);
    expect(ageOn(plainDate('2017-04-12'), plainDate('2027-04-12'))).toBe(10);
    expect(ageOn(plainDate('2027-04-12'), plainDate('2027-04-11'))).toBe(-1);
  });

  it('TRD-09 lets a guest born on 29 February turn older on 1 March', () => {
    expect(ageOn(plainDate('2008-02-29'), plainDate('2026-02-28'))).toBe(17);
    expect(ageOn(plainDate('2008-02-29'), plainDate('2026-03-01'))).toBe(18);
    expect(ageOn(plainDate('2008-02-29'), plainDate('2028-02-29'))).toBe(20);
  });

  it('F8 counts a month of a child on the day of its birth, or on the next day where the month has none', () => {
    const months = (born: string, day: string) => monthsOn(plainDate(born), plainDate(day));
    expect([months('2026-11-15', '2027-05-14'), months('2026-11-15', '2027-05-15')]).toEqual([5, 6]);
    expect([months('2026-12-31', '2027-06-30'), months('2026-12-31', '2027-07-01')]).toEqual([5, 6]);
    expect(months('2027-02-10', '2027-01-10')).toBe(-1);
  });
});

describe('today', () => {
  const tripZones = [
    ['Pacific/Kiritimati', 14],
    ['Pacific/Pago_Pago', -11],
  ] as const;

  it('VOY-34 is another day on either side of the world at one instant', () => {
    const now = new Date('2028-02-29T10:30:00Z');
    expect(todayIn('Pacific/Kiritimati', now)).toBe('2028-03-01');
    expect(todayIn('Pacific/Pago_Pago', now)).toBe('2028-02-28');
    expect(todayIn('UTC', now)).toBe('2028-02-29');
  });

  it.each(tripZones)('VOY-34 follows the offset of %s at any hour', (zone, hours) => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) }), (instant) => {
        expect(todayIn(zone, new Date(instant))).toBe(new Date(instant + hours * 3_600_000).toISOString().slice(0, 10));
      }),
    );
  });

  it('throws on a zone that does not exist', () => {
    expect(() => todayIn('Pacific/Atlantis', new Date(0))).toThrow(RangeError);
  });
});

describe('formats', () => {
  it('VOY-34 H68 writes a day as M/DD/YY', () => {
    expect(formatShortDate(plainDate('2027-04-05'))).toBe('4/05/27');
    expect(formatShortDate(plainDate('2007-12-31'))).toBe('12/31/07');
  });

  it('TRD-06 writes a birthday as MMM DD YYYY', () => {
    expect(formatBirthday(plainDate('1961-04-05'))).toBe('Apr 05 1961');
    expect(formatBirthday(plainDate('1958-09-30'))).toBe('Sep 30 1958');
  });

  it('VOY-28 RES-08 writes a range without repeating itself', () => {
    const range = (from: string, to: string) => formatDateRange(plainDate(from), plainDate(to));
    expect(range('2027-04-12', '2027-04-19')).toBe('12 – 19 April 2027');
    expect(range('2027-04-28', '2027-05-05')).toBe('28 April – 5 May 2027');
    expect(range('2027-12-28', '2028-01-04')).toBe('28 December 2027 – 4 January 2028');
    expect(range('2027-04-12', '2028-04-19')).toBe('12 April 2027 – 19 April 2028');
    expect(range('2027-04-12', '2027-04-12')).toBe('12 April 2027');
    expect(formatLongDate(plainDate('2027-04-02'))).toBe('2 April 2027');
  });

  it('VOY-34 can be read back as the same day', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const [month = '', day = '', year = ''] = formatShortDate(date).split('/');
        expect(`${date.slice(0, 2)}${year}-${month.padStart(2, '0')}-${day}`).toBe(date);
        expect(new Date(`${formatLongDate(date)} UTC`).toISOString().slice(0, 10)).toBe(date);
        expect(new Date(`${formatBirthday(date)} UTC`).toISOString().slice(0, 10)).toBe(date);
      }),
    );
  });
});
