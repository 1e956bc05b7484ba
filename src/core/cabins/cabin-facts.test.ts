import { aSuite } from '../../../test/builders/a-voyage';
import { readSampleLine } from '../../../test/builders/sample-line';
import type { Deck, DeckRoom, YachtMeasure } from '../vessel/vessel';
import { alongOf, cabinFacts, type CabinFacts, quietCabins } from './cabin-facts';
import { compareNumbers } from './compare-numbers';
import { nearestFirst } from './nearest-first';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const facts = cabinFacts(line.vessel, suites);
const of = (number: string): CabinFacts => {
  const found = facts.find((one) => one.number === number);
  if (!found) throw new Error(`no cabin ${number}`);
  return found;
};

describe('what the plan knows of a cabin', () => {
  it('VOY-33 knows every cabin once, with its deck, its side and where along the yacht it lies', () => {
    expect(facts.map(({ number }) => number).toSorted()).toEqual(suites.flatMap(({ cabins }) => cabins).toSorted());
    expect(of('512')).toMatchObject({ deck: 5, side: 'port', along: 'amidships' });
    expect(of('701')).toMatchObject({ deck: 7, side: 'starboard', along: 'forward' });
    expect(of('815')).toMatchObject({ deck: 8, side: 'starboard', along: 'aft' });
    expect(of('1010').side).toBeUndefined();
  });

  it('hears the Log Room next door in 605 and 606 and from below in 713, and nothing lively in 607 to 612', () => {
    for (const number of ['605', '606'])
      expect(of(number).sounds).toEqual([expect.objectContaining({ room: 'The Log Room', where: 'beside' })]);
    expect(of('713').sounds).toEqual([expect.objectContaining({ room: 'The Log Room', where: 'below' })]);
    for (const number of ['607', '608', '609', '610', '611', '612']) expect(of(number).isQuiet).toBe(true);
    expect(['605', '606', '713', '513', '813'].filter((number) => of(number).isQuiet)).toEqual([]);
  });

  it('names neighbours in both directions: the cabin above has the other below', () => {
    for (const { number, neighbours } of facts) {
      for (const above of neighbours.above.filter((name) => /^\d/.test(name)))
        expect([number, above, of(above).neighbours.below]).toEqual([number, above, expect.arrayContaining([number])]);
      for (const beside of neighbours.beside.filter((name) => /^\d/.test(name)))
        expect([number, of(beside).neighbours.beside]).toEqual([number, expect.arrayContaining([number])]);
    }
  });

  it('moves least amidships and low, and counts no distance below nothing', () => {
    expect(of('609').motion).toBe('least');
    expect(of('501').motion).toBe('some');
    expect(of('1001').motion).toBe('some');
    expect(facts.filter(({ metresToElevator = 0 }) => metresToElevator < 0)).toEqual([]);
    expect(of('1010').metresToElevator).toBe(0);
  });

  it('knows doors, steps and connecting doors from the file alone', () => {
    expect(facts.filter(({ isStepFree }) => isStepFree).map(({ number }) => number)).toEqual(['611', '613', '711']);
    expect(of('611').doors).toEqual({ entrance: 92, bath: 90 });
    expect(of('612').doors).toEqual({ entrance: 80, bath: 70 });
    expect([of('501').connectsWith, of('503').connectsWith, of('505').connectsWith]).toEqual(['503', '501', undefined]);
    for (const { connectsWith, number, neighbours } of facts)
      if (connectsWith !== undefined)
        expect([number, neighbours.beside]).toEqual([number, expect.arrayContaining([connectsWith])]);
  });

  it('says nothing of doors and elevators where the file does not', () => {
    const measure = { ...line.vessel.measure, elevators: [] };
    const bare = cabinFacts({ decks: line.vessel.decks, measure }, suites);
    expect(bare.find(({ number }) => number === '501')).not.toHaveProperty('doors');
    expect(bare.find(({ number }) => number === '501')).not.toHaveProperty('metresToElevator');
  });

  it('finds free neighbours first, on the same side, then across, then on other decks', () => {
    const nearest = nearestFirst(
      of('512'),
      facts.filter(({ number }) => ['510', '511', '602', '508', '514'].includes(number)),
    );
    expect(nearest.map(({ number }) => number).slice(0, 3)).toEqual(['510', '514', '508']);
  });
});

/** A yacht whose measures are round numbers: suites of 30 square metres are 6 metres wide, and its middle lies at 60. */
function plan({
  decks,
  cabins,
  across = [],
  ...measure
}: {
  /** By number: where the suites begin, and the rooms. */
  readonly decks: readonly (readonly [number: number, suitesFrom: number, rooms?: readonly DeckRoom[]])[];
  readonly cabins: readonly string[];
  /** Suites from side to side, 6 metres wide as well. */
  readonly across?: readonly string[];
} & Partial<YachtMeasure>) {
  const found = cabinFacts(
    {
      measure: {
        length: 120,
        beam: 20,
        draft: 5,
        corridor: 2,
        suiteDepth: 5,
        twoStoreys: [],
        acrossTheBeam: ['FS'],
        ...measure,
      },
      decks: decks.map(([number, suitesFrom, rooms = []]): Deck => ({
        number,
        name: `Deck ${number}`,
        text: '',
        from: 2,
        to: 118,
        suitesFrom,
        rooms,
      })),
    },
    [
      aSuite({ category: 'SV', squareMetres: 30, terraceSquareMetres: 6, cabins }),
      aSuite({ category: 'FS', squareMetres: 72, terraceSquareMetres: 6, cabins: across }),
    ],
  );
  return new Map(found.map((one) => [one.number, one]));
}

describe('what is derived of a cabin at its limits', () => {
  it.each([
    [0.33, 'forward'],
    [1 / 3, 'amidships'],
    [1 - 1 / 3, 'amidships'],
    [0.67, 'aft'],
  ] as const)('a cabin at %d of the length lies %s', (part, along) => {
    expect(alongOf(part)).toBe(along);
  });

  it('motion grows with the distance from the middle and with the decks', () => {
    const found = plan({
      decks: [
        [5, 15],
        [6, 37],
        [7, 57],
        [8, 57],
        [9, 57],
      ],
      // Their middles lie at 18, 40 and 60 metres, and the next ones 6 metres farther aft.
      cabins: ['501', '503', '601', '701', '801', '901'],
    });
    expect([...found.values()].map(({ number, motion }) => [number, motion])).toEqual([
      ['501', 'little'],
      ['503', 'little'],
      ['601', 'least'],
      ['701', 'little'],
      ['801', 'little'],
      ['901', 'some'],
    ]);
    const ends = plan({
      decks: [
        [5, 14.9],
        [6, 36.9],
      ],
      cabins: ['501', '601'],
    });
    expect([...ends.values()].map(({ motion }) => motion)).toEqual(['some', 'little']);
  });

  it('neighbours on the same deck lie less than three metres away, those above overlap by more than half a metre', () => {
    const found = plan({
      decks: [
        [5, 10],
        [6, 15.5],
        [7, 10],
      ],
      cabins: ['501', '502', '503', '505', '601', '701'],
      elevators: [{ from: 22, to: 25 }],
    });
    expect([...found.values()].map(({ number, neighbours }) => [number, neighbours])).toEqual([
      ['501', { beside: ['503'], above: [], below: [] }],
      ['502', { beside: [], above: [], below: [] }],
      ['503', { beside: ['501'], above: ['601'], below: [] }],
      ['505', { beside: [], above: [], below: [] }],
      ['601', { beside: [], above: [], below: ['503'] }],
      ['701', { beside: [], above: [], below: [] }],
    ]);
    expect(['501', '503', '505'].map((number) => found.get(number)?.metresToElevator)).toEqual([6, 0, 0]);
  });

  it('numbers are compared as numbers, the next cabin and one of a higher deck too', () => {
    const sorted = ['1004', '502', '501'].map((number) => ({ number })).toSorted(compareNumbers);
    expect(sorted.map(({ number }) => number)).toEqual(['501', '502', '1004']);
  });

  it('cabins are sorted by number, in whichever order the decks are listed', () => {
    const found = plan({
      decks: [
        [10, 57],
        [5, 57],
      ],
      cabins: ['1001', '502', '501'],
    });
    expect([...found.keys()]).toEqual(['501', '502', '1001']);
  });

  it('a suite from side to side lies above the cabins of both sides', () => {
    const found = plan({
      decks: [
        [5, 30],
        // The suite begins four metres farther aft, behind a hall.
        [6, 28],
      ],
      cabins: ['501', '502'],
      across: ['601'],
    });
    expect([...found.values()].map(({ number, side, neighbours }) => [number, side, neighbours])).toEqual([
      ['501', 'starboard', { beside: [], above: ['601'], below: [] }],
      ['502', 'port', { beside: [], above: ['601'], below: [] }],
      ['601', undefined, { beside: [], above: [], below: ['501', '502'] }],
    ]);
  });

  it('a room is heard within six metres on its side, and from another deck where it lies right above or below', () => {
    const lively = { level: 'lively', text: 'music' } as const;
    const room = (name: string, from: number, to: number, more: Partial<DeckRoom> = {}): DeckRoom => ({
      name,
      from,
      to,
      sound: lively,
      ...more,
    });
    const found = plan({
      decks: [
        [
          5,
          30,
          [
            room('Six metres forward', 10, 24),
            room('Farther forward', 10, 23.9),
            room('Across the corridor', 10, 24, { side: 'port' }),
            room('On the same side', 42, 50, { side: 'starboard' }),
            room('Silent', 42, 50, { sound: undefined as never }),
          ],
        ],
        [6, 80, [room('Above', 35.9, 40), room('Above and aft', 36, 40)]],
        [7, 80, [room('Two decks up', 30, 36)]],
      ],
      cabins: ['501', '502', '601'],
    });
    const heard = (number: string) => found.get(number)?.sounds.map(({ where, room: name }) => `${where}: ${name}`);
    expect(heard('501')).toEqual(['beside: Six metres forward', 'beside: On the same side', 'above: Above']);
    expect(heard('502')).toEqual(['beside: Six metres forward', 'beside: Across the corridor', 'above: Above']);
    expect(found.get('501')?.neighbours).toEqual({
      beside: ['Six metres forward', 'On the same side', 'Silent'],
      above: ['Above'],
      below: [],
    });
    expect(quietCabins([...found.values()])).toEqual(['601']);
  });

  it('the nearest restaurant is the one of the shortest walk, a deck up or down counting thirty metres', () => {
    const restaurants = (metresAft: number) => {
      const [same, above]: [DeckRoom, DeckRoom] = [
        { name: 'On the same deck', from: 36 + metresAft, to: 90, servesMeals: true },
        { name: 'Right above', from: 30, to: 36, servesMeals: true },
      ];
      const bar = { name: 'A bar', from: 36, to: 40 };
      return plan({
        decks: [
          [5, 30, [bar, same]],
          [6, 95, [above]],
        ],
        cabins: ['501'],
      }).get('501')?.restaurant;
    };
    expect(restaurants(29)).toEqual({ name: 'On the same deck', metres: 29, decksAway: 0 });
    expect(restaurants(31)).toEqual({ name: 'Right above', metres: 0, decksAway: 1 });
  });

  it('another deck counts as farther than the other side, and the other side as farther than the next cabin', () => {
    const [from, ...others] = ['512', '612', '511', '514', '522', '550', '513', '412', '712'].map(
      (number) =>
        ({ number, deck: Number(number[0]), side: Number(number) % 2 === 0 ? 'port' : 'starboard' }) as CabinFacts,
    );
    if (!from) throw new Error('There is a first cabin.');
    expect(nearestFirst(from, others).map(({ number }) => number)).toEqual([
      '514',
      '511',
      '513',
      '522',
      '550',
      '612',
      '412',
      '712',
    ]);
  });
});
