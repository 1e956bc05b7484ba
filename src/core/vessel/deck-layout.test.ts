import { aSuite } from '../../../test/builders/a-voyage';
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

describe('the measures of a deck plan', () => {
  const ship = {
    ...yacht,
    length: 100,
    beam: 20,
    corridor: 2,
    suiteDepth: 6,
    twoStoreys: ['OW'],
    acrossTheBeam: ['FS'],
    elevators: [
      { from: 30, to: 34 },
      { from: 36, to: 38 },
    ],
  };
  const deck = { number: 6, name: 'Six', text: '', from: 10, to: 90, suitesFrom: 20, rooms: [] };
  const suite = (category: string, cabins: readonly string[], [inside, terrace]: readonly [number, number]) =>
    aSuite({ category, cabins, squareMetres: inside, terraceSquareMetres: terrace });
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

  it('lay suites from the bow aft by number, past the elevators, and one across the beam behind both sides', () => {
    const onDeck = layOutDeck({
      deck,
      yacht: ship,
      suites: [
        suite('FS', ['606'], [140, 28]),
        suite('SV', ['605', '603', '602', '601', '701'], [36, 6]),
        suite('OW', ['604'], [72, 24]),
        suite('OS', ['607', '608'], [24, 6]),
      ],
    });
    expect(onDeck).toEqual([
      { number: '601', category: 'SV', inside: box(20, 1, 6, 6), terraces: [box(20, 7, 6, 1)] },
      { number: '602', category: 'SV', inside: box(20, -7, 6, 6), terraces: [box(20, -8, 6, 1)] },
      { number: '603', category: 'SV', inside: box(34, 1, 6, 6), terraces: [box(34, 7, 6, 1)] },
      { number: '604', category: 'OW', inside: box(34, -7, 6, 6), terraces: [box(34, -9, 6, 2)] },
      { number: '605', category: 'SV', inside: box(40, 1, 6, 6), terraces: [box(40, 7, 6, 1)] },
      { number: '606', category: 'FS', inside: box(50, -7, 10, 14), terraces: [box(60, -7, 2, 14)] },
      { number: '607', category: 'OS', inside: box(60, 1, 4, 6), terraces: [box(60, 7, 4, 1.5)] },
      { number: '608', category: 'OS', inside: box(60, -7, 4, 6), terraces: [box(60, -8.5, 4, 1.5)] },
    ]);
  });

  it.each([
    [24, 24],
    [25, 34],
    [34, 38],
    [38, 38],
  ])('lay a suite of six metres that would begin at %i metres at %i', (suitesFrom, x) => {
    const [first] = layOutDeck({
      deck: { ...deck, suitesFrom },
      yacht: ship,
      suites: [suite('SV', ['601'], [36, 6])],
    });
    expect(first?.inside.x).toBe(x);
  });

  it.each([
    [
      4,
      [
        [4, 0],
        [7.5, 2.069],
        [24, 8.45],
        [39, 10],
      ],
    ],
    [
      5,
      [
        [5, 0],
        [8.5, 7.824],
        [12, 10],
        [50, 10],
      ],
    ],
    [
      10,
      [
        [0, 0],
        [10, 0],
        [17, 10],
        [86, 10],
        [88, 9.625],
        [89, 9.052],
        [90, 7.2],
        [95, 7.2],
      ],
    ],
  ] as const)('widen a deck that begins at %i metres from the bow, and round its stern', (from, points) => {
    for (const [x, half] of points)
      expect([x, Math.round(halfBreadth({ deck: { from, to: 90 }, yacht: ship, x }) * 1_000) / 1_000]).toEqual([
        x,
        half,
      ]);
  });

  it('keep a room within the narrower of its two ends, beside the corridor or from side to side', () => {
    const areaOf = (parts: Partial<Parameters<typeof roomArea>[0]>) => {
      const { x, y, width, height } = roomArea({ name: 'Bar', from: 12, to: 40, ...parts }, { deck, yacht: ship });
      return [x, y, width, height].map((metres) => Math.round(metres * 1_000) / 1_000);
    };
    expect(areaOf({ side: 'port' })).toEqual([12, -3.83, 28, 2.83]);
    expect(areaOf({ side: 'starboard' })).toEqual([12, 1, 28, 2.83]);
    expect(areaOf({})).toEqual([12, -3.83, 28, 7.66]);
  });
});
