import { readSampleLine } from '../../../test/builders/sample-line';
import { halfBreadth, layOutDeck, roomArea } from './deck-layout';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const { measure: yacht, decks } = line.vessel;
const laid = decks.map((deck) => ({ deck, suites: layOutDeck({ deck, yacht, suites }) }));

describe('a deck plan', () => {
  it('FRM-01 draws every suite of the yacht once, odd numbers to starboard, each as large as it is', () => {
    const all = laid.flatMap((deck) => deck.suites);
    expect(all.map(({ number }) => number).sort()).toEqual(suites.flatMap(({ cabins }) => cabins).sort());
    const sizeOf = new Map(suites.map((suite) => [suite.category, suite.squareMetres]));
    for (const { number, category, inside } of all) {
      const floors = yacht.twoStoreys.includes(category) ? 2 : 1;
      expect([number, Math.round(inside.width * inside.height * floors)]).toEqual([number, sizeOf.get(category)]);
      if (!yacht.acrossTheBeam.includes(category))
        expect([number, inside.y > 0]).toEqual([number, Number(number) % 2 === 1]);
    }
  });

  it('FRM-01 keeps every suite and terrace inside its deck, and off the rooms', () => {
    for (const { deck, suites: onDeck } of laid) {
      const areas = onDeck.flatMap(({ inside, terraces }) => [inside, ...terraces]);
      const overboard = areas.filter(({ x, y, width, height }) =>
        [x, x + width].some((at) => Math.max(Math.abs(y), Math.abs(y + height)) > halfBreadth({ deck, yacht, x: at })),
      );
      const inRooms = areas.filter(({ x, width }) => deck.rooms.some(({ from, to }) => x < to && x + width > from));
      expect([deck.name, overboard, inRooms]).toEqual([deck.name, [], []]);
    }
  });

  it('FRM-01 keeps rooms inside their deck, those of one side off the other', () => {
    for (const { deck } of laid) {
      const areas = deck.rooms.map((room) => ({ side: room.side, area: roomArea(room, { deck, yacht }) }));
      expect([
        deck.name,
        areas.filter(({ area }) => area.height <= 0 || area.y + area.height > halfBreadth({ deck, yacht, x: area.x })),
      ]).toEqual([deck.name, []]);
      expect(
        areas.filter(
          ({ side, area }) => (side === 'port' && area.y + area.height > 0) || (side === 'starboard' && area.y < 0),
        ),
      ).toEqual([]);
    }
  });
});
