import type { CabinFacts } from './cabin-facts';

/** A cabin of the other side lies farther than its neighbours, one of another deck farther still. */
const farther = { otherSide: 1.5, otherDeck: 20 };

/** Cabins by their distance from one of them: numbers of one side follow each other in steps of two. */
export function nearestFirst(from: CabinFacts, others: readonly CabinFacts[]): readonly CabinFacts[] {
  const distance = (other: CabinFacts) =>
    Math.abs((Number(other.number) % 100) - (Number(from.number) % 100)) / 2 +
    (other.side === from.side ? 0 : farther.otherSide) +
    Math.abs(other.deck - from.deck) * farther.otherDeck;
  return others.toSorted((one, other) => distance(one) - distance(other));
}
