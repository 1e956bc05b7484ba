import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { FacetIndex, facetIndexOf } from './facet-index';
import { plainDate } from '../shared/plain-date';
import { emptyFilter, type FacetedSailing, matchesFilter, type SailingFilter, toFaceted } from './sailing-filter';

const faceted = (nights: readonly number[]): readonly FacetedSailing[] =>
  toFaceted(
    nights.map((count) => ({ voyage: aVoyage(), sailing: aSailing({ nights: count }) })),
    { suites: [], youngestMonthsOf: () => 6 },
  );
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** So many that their bits fill two words and a part of a third. */
const many = toFaceted(
  numbers(70).map((number) => ({
    voyage: aVoyage({
      days: ['hvar', 'vis', 'korcula'].flatMap((portSlug, index) =>
        number % (index + 2) === 0
          ? [{ day: index + 1, type: 'Docked' as const, title: portSlug, portSlug, description: '' }]
          : [],
      ),
    }),
    sailing: aSailing({
      itineraryId: `${number}`,
      nights: number,
      start: plainDate(number < 36 ? '2027-04-12' : '2027-05-10'),
    }),
  })),
  { suites: [], youngestMonthsOf: () => 6 },
);

describe('FacetIndex', () => {
  it.each<Partial<SailingFilter>>([
    {},
    { ports: ['hvar'] },
    { ports: ['vis', 'hvar'] },
    { ports: ['hvar', 'vis', 'korcula'] },
    { ports: ['paros'] },
    { country: { slug: 'croatia', name: 'Croatia', ports: ['vis', 'korcula'] } },
    { nights: [1, 32, 33, 64, 65, 70] },
    { months: ['2027-05'], ports: ['korcula'] },
    { from: plainDate('2027-05-01') },
    { to: plainDate('2027-05-01') },
    { regions: ['elsewhere'] },
    { maxSeaDays: -1 },
    { flyingFrom: 'oslo' },
    { party: { adults: 2, children: 0, ages: [] } },
    { amenities: ['terrace'] },
    { maxFare: 1 },
    { isOpenOnly: true },
  ])('ROU-30 finds and counts what passes the filter %j, as it would be tested one by one', (changes) => {
    const [index, filter] = [new FacetIndex(many), { ...emptyFilter, ...changes }];
    const passing = many.filter((sailing) => matchesFilter(sailing, filter));
    expect(index.find(filter)).toEqual(passing);
    const withoutNights = index.passingOthers({ ...filter, nights: [7] }).nights;
    expect(index.count(withoutNights, 'nights', filter)).toBe(passing.length);
    expect(index.count(index.passingOthers(filter).port, 'port', filter)).toBe(passing.length);
  });

  it('has one key for filters between whose days the same sailings lie', () => {
    const index = new FacetIndex(many);
    const keyOf = (changes: Partial<SailingFilter>) => index.keyOf({ ...emptyFilter, ...changes });
    expect(keyOf({ from: plainDate('2027-04-01') })).toBe(keyOf({}));
    expect(keyOf({ from: plainDate('2027-04-20') })).toBe(keyOf({ from: plainDate('2027-05-10') }));
    expect(keyOf({ from: plainDate('2027-04-20') })).not.toBe(keyOf({}));
    expect(keyOf({ nights: [7] })).not.toBe(keyOf({ nights: [8] }));
  });

  it('is the same index for the same list of sailings', () => {
    expect(facetIndexOf(many)).toBe(facetIndexOf(many));
    expect(facetIndexOf([...many])).not.toBe(facetIndexOf(many));
  });

  it('tests each part of a filter once, and empties this cache at two thousand parts', () => {
    let reads = 0;
    const counting = faceted([7]).map((sailing) => ({
      ...sailing,
      get month() {
        reads += 1;
        return '2027-04';
      },
    }));
    const index = new FacetIndex(counting);
    const readsFor = (part: number) => {
      const before = reads;
      index.count(new Uint32Array(1), 'month', { ...emptyFilter, months: [`${part}`] });
      return reads - before;
    };
    expect(numbers(2_000).map(readsFor)).toEqual(numbers(2_000).map(() => 1));
    expect(readsFor(1)).toBe(0);
    expect(readsFor(2_001)).toBe(1);
    expect(readsFor(1)).toBe(1);
  });
});
