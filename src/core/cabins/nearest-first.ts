import type { CabinFacts } from './cabin-facts';

/**
 * These distances are added, in steps between neighbouring cabins: another deck counts far more than the other side.
 */
const farther = { otherSide: 1.5, otherDeck: 20 };

/** Sorts cabins by their distance from `from`. Numbers on one side increase in steps of two. */
export function nearestFirst(from: CabinFacts, others: readonly CabinFacts[]): readonly CabinFacts[] {
  const distance = (other: CabinFacts) =>
    Math.abs((Number(other.number) % 100) - (Number(from.number) % 100)) / 2 +
    (other.side === from.side ? 0 : farther.otherSide) +
    Math.abs(other.deck - from.deck) * farther.otherDeck;
  return others.toSorted((one, other) => distance(one) - distance(other));
}
