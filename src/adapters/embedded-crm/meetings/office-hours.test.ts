import { assert, integer, property } from 'fast-check';
import { addDays, plainDate } from '../../../core/shared/plain-date';
import { wallClockAt } from '../../../core/shared/zoned-time';
import { isDayOff, isBusy, startsOn } from './office-hours';

describe('the hours of a consultant', () => {
  it('E12 PYC-01 are the same on their clock all year round, in either zone, across every change', () => {
    assert(
      property(integer({ min: 0, max: 3_650 }), (count) => {
        const day = addDays(plainDate('2026-01-01'), count);
        for (const zone of ['America/New_York', 'Europe/London']) {
          const shown = startsOn(day, zone).map((start) => wallClockAt(start.getTime(), zone));
          if (shown.length === 0) return isDayOff(day);
          if (
            shown.some((wall) => wall.day !== day) ||
            shown[0]?.time !== '09:00' ||
            shown.at(-1)?.time !== '16:30' ||
            shown.length !== 13
          )
            return false;
        }
        return !isDayOff(day);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['2026-11-26', 'Thanksgiving'],
    ['2026-12-25', 'Christmas'],
    ['2027-01-01', 'New Year'],
    ['2027-05-31', 'Memorial Day'],
    ['2027-07-05', 'Independence Day, kept on Monday'],
    ['2027-09-06', 'Labor Day'],
    ['2021-12-31', 'New Year, kept on Friday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-11-28', 'a Saturday'],
  ])('PYC-01 are none on %s, %s', (day) => {
    expect(startsOn(plainDate(day), 'America/New_York')).toEqual([]);
  });

  it('PYC-01 are partly booked, the same ones for ever', () => {
    const starts = Array.from({ length: 28 }, (_, at) =>
      startsOn(addDays(plainDate('2027-01-11'), at), 'America/New_York'),
    ).flat();
    const share = starts.filter((start) => isBusy('resource-ines-calloway', start)).length / starts.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.45);
  });
});
