import { decksNamed } from '../../core/content/decks-named';
import { readSampleLine } from '../../../test/builders/sample-line';

const {
  venues,
  onboardPages,
  vessel: { decks, measure },
} = readSampleLine();

/** Parts of the hull by the middle of a room, as shares of its length; they overlap, as they do in people's words. */
const parts = { forward: [0, 0.4], amidships: [0.33, 0.72], aft: [0.6, 1] } as const;
const partIn = (words: string) => (Object.keys(parts) as (keyof typeof parts)[]).find((part) => words.includes(part));

describe('the deck plan of the sample line', () => {
  it.each(venues.map((venue) => [venue.name, venue] as const))(
    'CNT-04 VOY-33 draws %s on the deck and in the part that its page names',
    (name, venue) => {
      const drawn = decks.filter(({ rooms }) =>
        rooms.some(({ page }) => page?.kind === 'venue' && page.slug === venue.slug),
      );
      expect(drawn.map(({ number }) => number)).toEqual(decksNamed(venue.deck));
      const room = drawn[0]?.rooms.find(({ page }) => page?.slug === venue.slug);
      const part = partIn(venue.deck);
      const middle = room ? (room.from + room.to) / 2 / measure.length : NaN;
      expect([
        room?.name.replace(/^The /, ''),
        part === undefined || (middle >= parts[part][0] && middle <= parts[part][1])
          ? 'where it says'
          : `${part} at ${middle}`,
      ]).toEqual([name.replace(/^The /, ''), 'where it says']);
    },
  );

  it('ROU-32 draws every place of life on board on the deck that its page names', () => {
    const rooms = decks.flatMap(({ number, rooms: all }) =>
      all.flatMap(({ page }) => (page?.kind === 'onboard' ? [{ number, slug: page.slug }] : [])),
    );
    const wrong = rooms.filter(
      ({ number, slug }) => !decksNamed(onboardPages.find((page) => page.slug === slug)?.deck ?? '').includes(number),
    );
    expect(rooms.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it('ROU-32 names no deck that the yacht does not have', () => {
    const numbers = decks.map(({ number }) => number);
    for (const { title, deck } of onboardPages)
      expect([title, decksNamed(deck).filter((one) => !numbers.includes(one))]).toEqual([title, []]);
  });

  it('VOY-33 names rooms in its words that it draws', () => {
    const names = ['Long Room', 'Chart Room', ...venues.map(({ name }) => name.replace(/^The /, ''))];
    for (const { name, text, rooms } of decks) {
      const drawn = rooms.map((room) => room.name).join(', ');
      expect([name, names.filter((one) => text.includes(one) && !drawn.includes(one))]).toEqual([name, []]);
    }
  });
});
