import { readSampleLine } from '../../../test/builders/sample-line';
import { cabinFacts, type CabinFacts } from './cabin-facts';
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
