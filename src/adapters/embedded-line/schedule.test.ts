import fc from 'fast-check';
import { addDays, daysBetween, plainDate } from '../../core/shared/plain-date';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import { readSampleLine } from '../../../test/builders/sample-line';
import { generateSailings } from './schedule';

const line = readSampleLine();
const voyages = line.voyages.map(({ voyage }) => voyage);
const regionOf = new Map(voyages.map(({ voyageId, regionSlug }) => [voyageId, regionSlug]));
const published = new Set(voyages.filter(({ isPublished }) => isPublished).map(({ voyageId }) => voyageId));
const someDay = fc.integer({ min: 0, max: 365 * 30 }).map((days) => addDays(plainDate('2024-01-01'), days));
const sailingsFrom = (from: ReturnType<typeof plainDate>, days: number) =>
  generateSailings({ schedule: line.schedule, voyages, from, to: addDays(from, days) });

describe('the rolling schedule', () => {
  it('starts on the anchor day', () => {
    const [first] = sailingsFrom(plainDate('2026-01-03'), 0);
    expect(first).toEqual({
      itineraryId: 'ON1-GRN-260103-007',
      voyageId: 'GRN',
      start: '2026-01-03',
      end: '2026-01-10',
      nights: 7,
    });
  });

  it('VOY-04 VOY-05 VOY-06 gives ids that read back as the same start and nights', () => {
    fc.assert(
      fc.property(someDay, (from) => {
        for (const { itineraryId, voyageId, start, nights, end } of sailingsFrom(from, 400)) {
          expect(parseItineraryId(itineraryId)).toEqual({
            kind: 'itinerary',
            voyageId,
            start,
            nights,
            end,
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves no gap and no overlap, and uses no id twice', () => {
    const sailings = sailingsFrom(plainDate('2024-01-01'), 365 * 30);
    expect(new Set(sailings.map(({ itineraryId }) => itineraryId)).size).toBe(sailings.length);
    expect(sailings.filter(({ start }, index) => index > 0 && start !== sailings[index - 1]?.end)).toEqual([]);
  });

  it('gives the same calendar whichever window is asked for', () => {
    const all = sailingsFrom(plainDate('2023-06-01'), 365 * 34);
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 800 }), (from, days) => {
        const to = addDays(from, days);
        expect(sailingsFrom(from, days)).toEqual(all.filter(({ start }) => start >= from && start <= to));
      }),
      { numRuns: 60 },
    );
  });

  it('begins each year on the anchor weekday, within its first seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2090 }), (year) => {
        const [first] = sailingsFrom(plainDate(`${year}-01-01`), 6).filter(
          ({ voyageId }) => voyageId === line.schedule.sequence[0],
        );
        expect(first && daysBetween(plainDate('2026-01-03'), first.start) % 7).toEqual(expect.closeTo(0));
      }),
    );
  });

  it('VOY-03 passes New Year with the last voyage of each year, also of one with 53 weeks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2090 }), (year) => {
        const last = sailingsFrom(plainDate(`${year}-12-01`), 30).at(-1);
        expect([last?.voyageId, last?.end.slice(0, 4)]).toEqual([line.schedule.sequence.at(-1), String(year + 1)]);
      }),
    );
  });

  it('answers an empty list for a window that ends before it begins', () => {
    expect(sailingsFrom(plainDate('2027-05-01'), -400)).toEqual([]);
  });

  it('VOY-03 offers 24 public sailings or more in at least four regions in the year after any day', () => {
    fc.assert(
      fc.property(someDay, (from) => {
        const ahead = sailingsFrom(from, 365).filter(({ voyageId }) => published.has(voyageId));
        expect(ahead.length).toBeGreaterThanOrEqual(24);
        expect(new Set(ahead.map(({ voyageId }) => regionOf.get(voyageId))).size).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('VOY-19 brings most voyages back at least once within 18 months', () => {
    fc.assert(
      fc.property(someDay, (from) => {
        const dates = sailingsFrom(from, 548).map(({ voyageId }) => voyageId);
        const returning = [...published].filter((id) => dates.filter((other) => other === id).length > 1);
        expect(returning.length).toBeGreaterThan(published.size / 2);
      }),
    );
  });

  it('is in the Mediterranean from May to September and in the Caribbean or the Bahamas in January and February', () => {
    const regionsIn = (pattern: RegExp) =>
      new Set(
        sailingsFrom(plainDate('2026-01-01'), 3650)
          .filter(({ start }) => pattern.test(start))
          .map(({ voyageId }) => regionOf.get(voyageId)),
      );
    expect([...regionsIn(/-0[1-2]-/)].sort()).toEqual(['bahamas', 'lesser-antilles']);
    expect([...regionsIn(/-0[5-9]-/)].sort()).toEqual([
      'adriatic',
      'grand-mediterranean',
      'greek-isles',
      'the-rivieras',
    ]);
  });
});
