import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { FacetIndex } from './facet-index';
import { emptyFilter, type FacetedSailing, toFaceted } from './sailing-filter';

const faceted = (nights: readonly number[]): readonly FacetedSailing[] =>
  toFaceted(
    nights.map((count) => ({ voyage: aVoyage(), sailing: aSailing({ nights: count }) })),
    { suites: [], youngestMonthsOf: () => 6 },
  );
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('FacetIndex', () => {
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
