import { decksNamed } from '../../../core/content/decks-named';
import { loadLine } from './load-line';

const { venues, onboardPages, vessel } = loadLine('config/sample-line');
const { decks, measure: yacht } = vessel;

/** Parts of the hull by the middle of a room, as shares of its length; they overlap, as they do in people's words. */
const parts = { forward: [0, 0.4], amidships: [0.33, 0.72], aft: [0.6, 1] } as const;

describe('the deck plan of the sample line', () => {
  it.each(venues.map((venue) => [venue.name, venue] as const))('FRM-01 CNT-04 draws %s on the deck and in the part that its page names', (name, venue) => {
    const drawn = decks.filter(({ rooms }) => rooms.some((room) => room.name === name));
    expect(drawn.map(({ number }) => number)).toEqual(decksNamed(venue.deck));
    const room = drawn[0]?.rooms.find((one) => one.name === name);
    const part = (Object.keys(parts) as (keyof typeof parts)[]).find((one) => venue.deck.includes(one));
    if (!room || !part) return;
    const middle = (room.from + room.to) / 2 / yacht.length;
    expect(middle).toBeGreaterThanOrEqual(parts[part][0]);
    expect(middle).toBeLessThanOrEqual(parts[part][1]);
  });

  it('FRM-01 ROU-32 names no deck that the yacht does not have', () => {
    const numbers = decks.map(({ number }) => number);
    for (const { title, deck } of onboardPages) expect([title, decksNamed(deck).filter((one) => !numbers.includes(one))]).toEqual([title, []]);
  });

  it('FRM-01 draws no room over another', () => {
    for (const { name, rooms } of decks) {
      const inOrder = rooms.toSorted((one, other) => one.from - other.from);
      expect([name, inOrder.filter((room, index) => room.from < (inOrder[index - 1]?.to ?? 0) && (room.side === undefined || room.side === inOrder[index - 1]?.side))]).toEqual([name, []]);
    }
  });
});
