import { seededRandom } from '../../embedded-crm/seeded-random';
import type { PlannedCabin } from './line-plan';

const waitlistOnlyShare = 0.05;
const nearlyFullShare = 0.15;
const soldOutCategoryShare = 0.14;
const cabinsLeftWhenNearlyFull = 3;

/**
 * Cabins that are sold on a sailing of the sample line when it is generated: on some all, on some all but three, on
 * most between a fifth and four fifths with a few categories sold out. The sailing's id alone determines them.
 */
export function soldCabins(itineraryId: string, cabins: readonly PlannedCabin[]): readonly PlannedCabin[] {
  const occupancy = seededRandom(`mood ${itineraryId}`);
  if (occupancy < waitlistOnlyShare) return cabins;
  const rankedCabins = cabins.map((cabin) => ({
    cabin,
    rank: seededRandom(`cabin ${itineraryId} ${cabin.cabinNumber}`),
  }));
  if (occupancy < nearlyFullShare)
    return rankedCabins
      .sort((a, b) => a.rank - b.rank)
      .slice(cabinsLeftWhenNearlyFull)
      .map(({ cabin }) => cabin);
  const soldShare = 0.2 + 0.6 * seededRandom(`sold ${itineraryId}`);
  return rankedCabins
    .filter(({ cabin, rank }) => rank < soldShare || isCategorySoldOut(itineraryId, cabin.category))
    .map(({ cabin }) => cabin);
}

const isCategorySoldOut = (itineraryId: string, category: string) =>
  seededRandom(`category ${itineraryId} ${category}`) < soldOutCategoryShare;
