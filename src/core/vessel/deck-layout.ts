import type { Rectangle } from '../shared/rectangle';
import type { Suite } from '../voyages/voyage';
import type { Deck, DeckRoom, YachtMeasure } from './vessel';
import { compareNumbers } from '../cabins/compare-numbers';

/** Positions of suites are in metres: `x` from the bow, `y` from the axis to starboard (down in the drawing). */
export interface SuiteOnDeck {
  readonly number: string;
  readonly category: string;
  readonly inside: Rectangle;
  readonly terraces: readonly Rectangle[];
}

export interface DeckWithSuites {
  readonly deck: Deck;
  readonly yacht: YachtMeasure;
  readonly suites: readonly Suite[];
}

/** Lays out suites from the bow aft: odd numbers to starboard, even ones to port. */
export function layOutDeck({ deck, yacht, suites }: DeckWithSuites): readonly SuiteOnDeck[] {
  const rooms = suites
    .flatMap((suite) =>
      suite.cabins.filter((number) => deckOf(number) === deck.number).map((number) => ({ number, suite })),
    )
    .sort(compareNumbers);
  const ends = { port: deck.suitesFrom, starboard: deck.suitesFrom };
  return rooms.map(({ number, suite }) => {
    if (yacht.acrossTheBeam.includes(suite.category)) {
      const across = layAcross(number, suite, { x: Math.max(ends.port, ends.starboard) + gapBefore, yacht });
      ends.port = ends.starboard = across.inside.x + across.inside.width;
      return across;
    }
    const side = Number(number) % 2 === 0 ? 'port' : 'starboard';
    const x = pastElevators(ends[side], widthOf(suite, yacht), yacht);
    const suiteOnDeck = layAtSide(number, suite, { x, side, yacht });
    ends[side] = x + suiteOnDeck.inside.width;
    return suiteOnDeck;
  });
}

const gapBefore = 4;

const deckOf = (number: string) => Number(number.slice(0, -2));
const floors = ({ category }: Suite, { twoStoreys }: YachtMeasure) => (twoStoreys.includes(category) ? 2 : 1);

const widthOf = (suite: Suite, yacht: YachtMeasure) => suite.squareMetres / floors(suite, yacht) / yacht.suiteDepth;

/** Returns the nearest position at which the suite does not overlap an elevator. */
const pastElevators = (x: number, width: number, { elevators = [] }: YachtMeasure): number =>
  elevators.find(({ from, to }) => x < to && x + width > from)?.to ?? x;

interface AtSide {
  readonly x: number;
  readonly side: 'port' | 'starboard';
  readonly yacht: YachtMeasure;
}

function layAtSide(number: string, suite: Suite, { x, side, yacht }: AtSide): SuiteOnDeck {
  const { corridor, suiteDepth: depth } = yacht;
  const width = widthOf(suite, yacht);
  const terrace = suite.terraceSquareMetres / floors(suite, yacht) / width;
  const place = (from: number, height: number): Rectangle => ({
    x,
    width,
    height,
    y: side === 'starboard' ? corridor / 2 + from : -corridor / 2 - from - height,
  });
  return { number, category: suite.category, inside: place(0, depth), terraces: [place(depth, terrace)] };
}

function layAcross(number: string, suite: Suite, { x, yacht }: Omit<AtSide, 'side'>): SuiteOnDeck {
  const height = yacht.corridor + 2 * yacht.suiteDepth;
  const width = suite.squareMetres / floors(suite, yacht) / height;
  const terrace = suite.terraceSquareMetres / floors(suite, yacht) / height;
  return {
    number,
    category: suite.category,
    inside: { x, y: -height / 2, width, height },
    terraces: [{ x: x + width, y: -height / 2, width: terrace, height }],
  };
}

/**
 * Half the vessel's breadth at `x`, in metres: the bow widens over a third of the hull, and upper decks have a rounded
 * front.
 */
export function halfBreadth({
  deck,
  yacht,
  x,
}: {
  readonly deck: Pick<Deck, 'from' | 'to'>;
  readonly yacht: YachtMeasure;
  readonly x: number;
}): number {
  const opening = deck.from < yacht.length * 0.05 ? yacht.length * 0.35 : yacht.length * 0.07;
  const fore = Math.min(1, Math.max(0, (x - deck.from) / opening));
  const aft = Math.min(1, Math.max(0, (deck.to - x) / (yacht.length * 0.04)));
  return (yacht.beam / 2) * (1 - (1 - fore) ** 2.2) * (0.72 + 0.28 * Math.sqrt(1 - (1 - aft) ** 2));
}

/** Returns the room's area, which stays inside the plating of the hull. */
export function roomArea(
  { from, to, side }: DeckRoom,
  { deck, yacht }: { readonly deck: Deck; readonly yacht: YachtMeasure },
): Rectangle {
  const half = Math.min(halfBreadth({ deck, yacht, x: from }), halfBreadth({ deck, yacht, x: to })) - 1.4;
  const inner = yacht.corridor / 2;
  if (side === undefined) return { x: from, y: -half, width: to - from, height: 2 * half };
  return { x: from, y: side === 'starboard' ? inner : -half, width: to - from, height: half - inner };
}
