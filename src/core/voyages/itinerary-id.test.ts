import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { daysBetween, plainDate } from '../shared/plain-date';
import { itineraryRange, packageRange, parseItineraryId, voyageIdOf } from './itinerary-id';

const anyStart = fc
  .integer({ min: 0, max: 36_524 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const anyNights = fc.integer({ min: 1, max: 999 });
const sixDigits = (start: string) => start.slice(2).replaceAll('-', '');
const threeDigits = (nights: number) => String(nights).padStart(3, '0');

describe('itinerary ids', () => {
  it('VOY-04 VOY-05 VOY-06 reads date and nights from parts three and four', () => {
    expect(parseItineraryId('ON1-CYC-270412-007')).toEqual({
      kind: 'itinerary',
      voyageId: 'CYC',
      start: '2027-04-12',
      nights: 7,
      end: '2027-04-19',
    });
  });

  it.each(['ON1-270412-007', 'ON1-I270412-007'])('VOY-04 VOY-05 H22 reads the hybrid form %s', (code) => {
    expect(parseItineraryId(code)).toEqual({
      kind: 'itinerary',
      start: '2027-04-12',
      nights: 7,
      end: '2027-04-19',
    });
  });

  it.each([
    ['ON1-CYC-270412-007', 'CYC'],
    ['ON1-I270412-007', undefined],
    ['ON1-270412-007', undefined],
    ['ON1-CYC', undefined],
    ['', undefined],
  ])('VOY-04 H22 names the voyage in part two; the hybrid form names none: %s', (code, voyageId) => {
    expect(voyageIdOf(code)).toBe(voyageId);
  });

  it('VOY-04 reads ids of up to 40 characters', () => {
    const ofLength = (length: number) => `${'A'.repeat(length - 15)}-CYC-270412-007`;
    expect([ofLength(40), ofLength(41)].map((code) => parseItineraryId(code).kind)).toEqual(['itinerary', 'malformed']);
  });

  it('VOY-06 ends across a leap day and across a year', () => {
    expect(itineraryRange('ON1-CYC-280225-007')).toEqual({ start: '2028-02-25', end: '2028-03-03' });
    expect(itineraryRange('ON1-CYC-270225-007')).toEqual({ start: '2027-02-25', end: '2027-03-04' });
    expect(itineraryRange('ON1-CYC-271228-010')).toEqual({ start: '2027-12-28', end: '2028-01-07' });
  });

  it.each([
    '',
    'ON1',
    'ON1-CYC',
    'ON1-CYC-270412',
    'ON1-CYC-270412-07',
    'ON1-CYC-270412-0007',
    'ON1-CYC-27041-007',
    'ON1-CYC-270229-007',
    'ON1-CYC-271301-007',
    'ON1-CYC-270400-007',
    'ON1-CYC-270412-000',
    'ON1-CYC-I270412-007',
    'ON1-J270412-007',
    'ON1--270412-007',
    '-CYC-270412-007',
    'ON1-CYC-270412-007-1',
    'on1-cyc-270412-007',
    ' ON1-CYC-270412-007',
    'ON1-CYC-270412-007\n',
    'ON1-CYC-２７0412-007',
    'ON1-C/C-270412-007',
    `${'A'.repeat(30)}-CYC-270412-007`,
  ])('VOY-04 VOY-05 are not read from the malformed %j', (text) => {
    expect(parseItineraryId(text)).toEqual({ kind: 'malformed' });
    expect(itineraryRange(text)).toBeUndefined();
    expect(packageRange(text)).toBeUndefined();
  });

  it('VOY-04 VOY-06 reads back every date and length of all three forms', () => {
    const head = fc.constantFrom('ON1-CYC-', 'ON1-', 'ON1-I');
    fc.assert(
      fc.property(head, anyStart, anyNights, (before, start, nights) => {
        const id = parseItineraryId(`${before}${sixDigits(start)}-${threeDigits(nights)}`);
        if (id.kind !== 'itinerary') throw new Error('not read');
        expect([id.start, id.nights, daysBetween(id.start, id.end)]).toEqual([start, nights, nights]);
      }),
    );
  });

  it('VOY-05 never gives a broken number or date, whatever the text', () => {
    const nearly = fc.stringMatching(/^[A-Z0-9]{0,4}-?[A-Z0-9]{0,4}-I?\d{4,7}-\d{2,4}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const id = parseItineraryId(text);
        if (id.kind === 'malformed') return;
        expect(plainDate(id.start) < plainDate(id.end)).toBe(true);
        expect(Number.isInteger(id.nights)).toBe(true);
      }),
      propertyRuns(2000),
    );
  });
});

describe('package ranges', () => {
  it('VOY-07 starts one day later and ends on the same day', () => {
    expect(packageRange('ON1-CYC-270412-007')).toEqual({ start: '2027-04-13', end: '2027-04-19' });
    expect(packageRange('ON1-CYC-280228-007')).toEqual({ start: '2028-02-29', end: '2028-03-06' });
  });

  it('VOY-07 differs from the itinerary range by one day at the start only', () => {
    fc.assert(
      fc.property(anyStart, anyNights, (start, nights) => {
        const code = `ON1-CYC-${sixDigits(start)}-${threeDigits(nights)}`;
        const [itinerary, shown] = [itineraryRange(code), packageRange(code)];
        if (!itinerary || !shown) throw new Error('not read');
        expect(daysBetween(itinerary.start, shown.start)).toBe(1);
        expect(shown.end).toBe(itinerary.end);
      }),
    );
  });
});
