import { assert, constantFrom, integer, property } from 'fast-check';
import { plainDate } from './plain-date';
import { instantAt, isTimeZone, wallClockAt } from './zoned-time';

const zones = constantFrom(
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'UTC',
);
/** The two weeks around each change of clocks in New York, from 2026 on, and anything between. */
const instants = integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) });
const aroundChanges = constantFrom(
  ...[2026, 2027, 2028, 2029].flatMap((year) => [Date.UTC(year, 2, 7), Date.UTC(year, 10, 1)]),
).chain((start) => integer({ min: start, max: start + 14 * 86_400_000 }));

describe('clocks in a zone', () => {
  it('E12 finds the instant again that a wall clock shows, also around the changes in March and November', () => {
    for (const at of [instants, aroundChanges]) {
      assert(
        property(at, zones, (instant, zone) => {
          const minute = Math.floor(instant / 60_000) * 60_000;
          const wall = wallClockAt(minute, zone);
          const found = instantAt(wall, zone).getTime();
          // Of an hour that comes twice the first is meant.
          return (
            wallClockAt(found, zone).day === wall.day && wallClockAt(found, zone).time === wall.time && found <= minute
          );
        }),
        { numRuns: 150 },
      );
    }
  });

  it.each([
    ['2026-03-07', '10:00', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '10:00', '2026-03-08T14:00:00.000Z'],
    ['2026-10-31', '10:00', '2026-10-31T14:00:00.000Z'],
    ['2026-11-01', '10:00', '2026-11-01T15:00:00.000Z'],
    // Left out, and twice.
    ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('E12 reads %s %s in New York as %s', (day, time, instant) => {
    expect(instantAt({ day: plainDate(day), time }, 'America/New_York').toISOString()).toBe(instant);
  });

  it.each([
    ['2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '04:30', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31', '03:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '04:30', '2027-10-31T02:30:00.000Z'],
  ])('E12 reads %s %s in Athens, whose clocks are ahead of UTC, as %s', (day, time, instant) => {
    expect(instantAt({ day: plainDate(day), time }, 'Europe/Athens').toISOString()).toBe(instant);
  });

  it('E12 knows zones by their names, and nothing else', () => {
    expect(['Europe/London', 'UTC', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([true, true, true]);
    const others = ['', 'Mars/Olympus', 'Europe/London\n', '<b>', 'x'.repeat(41), '__proto__', '+05:00'];
    expect(others.filter(isTimeZone)).toEqual([]);
  });
});
