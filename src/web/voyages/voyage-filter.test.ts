import fc from 'fast-check';
import { plainDate } from '../../core/shared/plain-date';
import { readVoyageFilter } from './voyage-filter';

const regions = [{ slug: 'adriatic', name: 'Adriatic', summary: 'Islands.' }];

describe('the filter of the voyages page', () => {
  it('ROU-30 reads region and days from the address', () => {
    const filter = readVoyageFilter({ region: 'adriatic', startDate: '2027-04-01', endDate: '2027-05-01' }, regions);
    expect(filter).toMatchObject({
      regionSlug: 'adriatic',
      from: plainDate('2027-04-01'),
      to: plainDate('2027-05-01'),
      errors: {},
      isCanonical: true,
    });
  });

  it.each(['Adriatic', 'ADRIATIC', 'adriatic-'])('ROU-30 reads a region by its name as well: %s', (region) => {
    expect(readVoyageFilter({ region }, regions)).toMatchObject({
      regionSlug: 'adriatic',
      regions: ['adriatic'],
      isCanonical: false,
    });
  });

  it('ROU-30 keeps what was typed and says what is wrong with it', () => {
    const filter = readVoyageFilter({ region: 'atlantis', startDate: '2027-02-30', endDate: 'soon' }, regions);
    expect(filter.typedFields).toEqual({ region: 'atlantis', startDate: '2027-02-30', endDate: 'soon' });
    expect([filter.regionSlug, filter.from, filter.to, filter.isCanonical]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect(Object.keys(filter.errors)).toEqual(['startDate', 'endDate']);
  });

  it('ROU-30 refuses a last day before the first one, and looks from the first day on', () => {
    const filter = readVoyageFilter({ startDate: '2027-05-01', endDate: '2027-04-01' }, regions);
    expect(filter.errors.endDate).toMatch(/before the first/);
    expect([filter.from, filter.to]).toEqual([plainDate('2027-05-01'), undefined]);
  });

  it('C15 takes for sound only what is written as we write it', () => {
    expect(readVoyageFilter({ region: '', startDate: '', endDate: '' }, regions).isCanonical).toBe(true);
    for (const query of [
      { region: ' adriatic' },
      { region: ' ' },
      { startDate: '2027-04-01 ' },
      { endDate: '\t' },
      { endDate: `2027-04-01${' '.repeat(90)}` },
    ]) {
      expect(readVoyageFilter(query, regions)).toMatchObject({ errors: {}, isCanonical: false });
    }
  });

  it('ROU-30 C5 says again only what can be written: no control characters, no half of one', () => {
    const typed = (startDate: string) => readVoyageFilter({ startDate }, regions);
    expect(typed('so\u0000on\u202e')).toMatchObject({ typedFields: { startDate: 'soon' }, isCanonical: false });
    expect(typed(`${'a'.repeat(59)}😀`).typedFields.startDate).toBe('a'.repeat(59));
    expect(typed('\u0000')).toMatchObject({ typedFields: { startDate: '' }, errors: {}, isCanonical: false });
    expect(typed('2027-04-01\u0000')).toMatchObject({ from: plainDate('2027-04-01'), isCanonical: false });
  });

  it('C5 reads any query without throwing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('region', 'startDate', 'endDate'),
          fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())),
        ),
        (query) => {
          const { typedFields: typed } = readVoyageFilter(query, regions);
          return typed.region.length <= 60 && typed.startDate.length <= 60;
        },
      ),
    );
  });
});
