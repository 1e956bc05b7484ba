import type { Rectangle } from '../shared/rectangle';
import { layOutDeck, roomArea, type SuiteOnDeck } from '../vessel/deck-layout';
import type { Deck, DeckRoom, RoomSound, Vessel } from '../vessel/vessel';
import type { Suite } from '../voyages/voyage';
import { compareNumbers } from './compare-numbers';

type ShipSide = 'port' | 'starboard';
type Along = 'forward' | 'amidships' | 'aft';
type Relation = 'above' | 'below' | 'beside';

interface HeardSound extends RoomSound {
  readonly room: string;
  readonly where: Relation;
}

interface CabinNeighbours {
  /** Neighbours are cabins and rooms that share the deck within a few metres, on the same side. */
  readonly beside: readonly string[];
  readonly above: readonly string[];
  readonly below: readonly string[];
}

/** The facts of a cabin are derived from the plan; only doors, steps and connecting doors come from its file. */
export interface CabinFacts {
  readonly number: string;
  readonly category: string;
  readonly deck: number;
  /** Absent for a room that reaches from side to side. */
  readonly side?: ShipSide;
  readonly along: Along;
  readonly neighbours: CabinNeighbours;
  readonly sounds: readonly HeardSound[];
  readonly isQuiet: boolean;
  readonly motion: 'least' | 'little' | 'some';
  /** The distance is along the corridor, and absent on a plan without elevators. */
  readonly metresToElevator?: number;
  readonly restaurant?: { readonly name: string; readonly metres: number; readonly decksAway: number };
  readonly connectsWith?: string;
  readonly isStepFree: boolean;
  /** Clear widths are in centimetres. */
  readonly doors?: { readonly entrance: number; readonly bath: number };
}

const besideMetres = 6;
const midshipPart = 1 / 3;
/**
 * The vessel pitches about the middle of its hull: a cabin within `near` metres of it counts as near, beyond `far`
 * metres as far.
 */
const motionDistances = { near: 20, far: 42 };
const decksOfLeastMotion = 2;

interface CabinOnDeck extends SuiteOnDeck {
  readonly deck: Deck;
  readonly side: ShipSide | undefined;
}

/**
 * Returns the facts of all cabins, sorted by number. They come from the plan alone, so that no text can contradict
 * them.
 */
export function cabinFacts(
  vessel: Pick<Vessel, 'decks' | 'measure' | 'access'>,
  suites: readonly Suite[],
): readonly CabinFacts[] {
  const laidOut = vessel.decks.flatMap((deck) =>
    layOutDeck({ deck, yacht: vessel.measure, suites }).map((suiteOnDeck): CabinOnDeck => ({
      ...suiteOnDeck,
      deck,
      side: vessel.measure.acrossTheBeam.includes(suiteOnDeck.category) ? undefined : sideOf(suiteOnDeck.number),
    })),
  );
  return laidOut.map((cabin) => factsOf(cabin, laidOut, vessel)).toSorted(compareNumbers);
}

export const quietCabins = (facts: readonly CabinFacts[]): readonly string[] =>
  facts.filter(({ isQuiet }) => isQuiet).map(({ number }) => number);

const sideOf = (number: string): ShipSide => (Number(number) % 2 === 0 ? 'port' : 'starboard');

function factsOf(
  cabin: CabinOnDeck,
  laidOut: readonly CabinOnDeck[],
  { decks, measure, access }: Pick<Vessel, 'decks' | 'measure' | 'access'>,
): CabinFacts {
  const { number, category, deck, side, inside } = cabin;
  const middle = inside.x + inside.width / 2;
  const near = nearRooms(cabin, decks, measure);
  const sounds = near.flatMap(({ room: { name: room, sound }, where }) => (sound ? [{ ...sound, room, where }] : []));
  const connectsWith = access?.connecting.find((pair) => pair.includes(number))?.find((other) => other !== number);
  const isStepFree = access?.stepFree.includes(number) ?? false;
  const doors = access && (isStepFree ? access.doors.stepFree : access.doors.others);
  const elevators = measure.elevators ?? [];
  const restaurant = nearestRestaurant(cabin, decks);
  return {
    number,
    category,
    deck: deck.number,
    ...(side ? { side } : {}),
    along: alongOf(middle / measure.length),
    neighbours: neighboursOf(cabin, laidOut, near),
    sounds,
    isQuiet: sounds.every(({ level }) => level === 'low'),
    motion: motionOf(Math.abs(middle - measure.length / 2), deck.number - (decks[0]?.number ?? deck.number)),
    ...(elevators.length > 0 && {
      metresToElevator: Math.max(0, Math.round(Math.min(...elevators.map((one) => gapTo(inside, one))))),
    }),
    ...(restaurant ? { restaurant } : {}),
    ...(connectsWith === undefined ? {} : { connectsWith }),
    isStepFree,
    ...(doors ? { doors } : {}),
  };
}

export function alongOf(part: number): Along {
  if (part < midshipPart) return 'forward';
  return part > 1 - midshipPart ? 'aft' : 'amidships';
}

function motionOf(metresFromMiddle: number, decksUp: number): CabinFacts['motion'] {
  if (metresFromMiddle <= motionDistances.near && decksUp < decksOfLeastMotion) return 'least';
  return metresFromMiddle > motionDistances.far || decksUp >= 2 * decksOfLeastMotion ? 'some' : 'little';
}

interface NearRoom {
  readonly room: DeckRoom;
  readonly where: Relation;
}

function nearRooms(
  { inside, deck, side }: CabinOnDeck,
  decks: readonly Deck[],
  yacht: Vessel['measure'],
): readonly NearRoom[] {
  const isOnSide = (room: DeckRoom) => room.side === undefined || side === undefined || room.side === side;
  return decks.flatMap((other) => {
    const where = relationOf(other.number - deck.number);
    if (!where) return [];
    return other.rooms
      .filter((room) => {
        const area = roomArea(room, { deck: other, yacht });
        const gap = gapTo(inside, { from: area.x, to: area.x + area.width });
        return isOnSide(room) && (where === 'beside' ? gap <= besideMetres : gap < 0);
      })
      .map((room) => ({ room, where }));
  });
}

function relationOf(decksUp: number): Relation | undefined {
  if (decksUp === 0) return 'beside';
  if (decksUp === 1) return 'above';
  return decksUp === -1 ? 'below' : undefined;
}

/** The gap is in metres along the ship, and negative where both overlap. */
const gapTo = ({ x, width }: Rectangle, { from, to }: { readonly from: number; readonly to: number }): number =>
  Math.max(from - (x + width), x - to);

function neighboursOf(cabin: CabinOnDeck, laidOut: readonly CabinOnDeck[], near: readonly NearRoom[]): CabinNeighbours {
  const nextTo = (where: Relation) => {
    const cabins = laidOut.filter(
      (other) =>
        other !== cabin &&
        relationOf(other.deck.number - cabin.deck.number) === where &&
        (cabin.side === undefined || other.side === undefined || other.side === cabin.side) &&
        gapTo(cabin.inside, { from: other.inside.x, to: other.inside.x + other.inside.width }) <
          (where === 'beside' ? besideMetres / 2 : -0.5),
    );
    return [
      ...cabins.map(({ number }) => number),
      ...near.filter((one) => one.where === where).map(({ room: { name } }) => name),
    ];
  };
  return { beside: nextTo('beside'), above: nextTo('above'), below: nextTo('below') };
}

function nearestRestaurant({ inside, deck }: CabinOnDeck, decks: readonly Deck[]): CabinFacts['restaurant'] {
  const [nearest] = decks
    .flatMap((other) =>
      other.rooms
        .filter(({ servesMeals }) => servesMeals)
        .map((room) => ({
          name: room.name,
          metres: Math.max(0, Math.round(gapTo(inside, room))),
          decksAway: Math.abs(other.number - deck.number),
        })),
    )
    .toSorted((one, other) => walk(one) - walk(other));
  return nearest;
}

/** A deck up or down counts as thirty metres of corridor: waiting for an elevator, or two flights of stairs. */
const metresOfDeck = 30;
const walk = ({ metres, decksAway }: { readonly metres: number; readonly decksAway: number }) =>
  metres + decksAway * metresOfDeck;
