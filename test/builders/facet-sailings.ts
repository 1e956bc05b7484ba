import { money } from '../../src/core/shared/money';
import { addDays, plainDate } from '../../src/core/shared/plain-date';
import type { VoyageSailing } from '../../src/core/voyages/find-voyages';
import { type Sailing, type SuiteAvailability, whatIsFree } from '../../src/core/voyages/sailing';
import type { Suite, Voyage } from '../../src/core/voyages/voyage';

/** A repeatable number from 0 to `size - 1` for each index. */
const pick = (index: number, size: number) => (((index + 1) * 2_654_435_761) >>> 7) % size;

/** Every voyage twice a year with fares and free cabins that differ, some sold out, some without a price. */
export function facetSailings(voyages: readonly Voyage[], suites: readonly Suite[]): readonly VoyageSailing[] {
  return Array.from({ length: voyages.length * 2 }, (_, index) => {
    const voyage = voyages[index % voyages.length];
    if (!voyage) throw new Error('There are voyages.');
    const start = addDays(plainDate('2027-01-02'), index * 8);
    const isFull = pick(index, 9) === 0;
    const offers = suites.map((suite, position): SuiteAvailability => {
      const seed = index * 31 + position;
      return {
        category: suite.category,
        ...(pick(seed, 17) === 3 ? {} : { availableCabins: isFull ? 0 : pick(seed, 4) }),
        ...(pick(seed, 13) === 5 ? {} : { price: money((20_000 + pick(seed, 90_000)) * 100, 'USD') }),
      };
    });
    const sailing: Sailing = {
      itineraryId: `ON1-${voyage.voyageId}-${start.slice(2).replaceAll('-', '')}-${String(voyage.nights).padStart(3, '0')}`,
      voyageId: voyage.voyageId,
      start,
      end: addDays(start, voyage.nights),
      nights: voyage.nights,
      ...whatIsFree(offers),
      suites: offers,
    };
    return { voyage, sailing };
  });
}
