import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { readSampleLine } from '../../../test/builders/sample-line';
import type { CabinClaims } from '../cabins/sailing-cabins.port';
import { FindSailings } from './find-sailings';
import { noFlights } from './non-stop-flights';
import { emptyFilter } from './sailing-filter';

const { vessel } = readSampleLine();
const sailings = [
  { voyage: aVoyage(), sailing: aSailing({ nights: 7 }) },
  { voyage: aVoyage(), sailing: aSailing({ itineraryId: 'ON1-CYC-270419-010', nights: 10 }) },
];
const { access, ...withoutAccess } = vessel;

function open() {
  const line = { sailings, suites: [aSuite()], claims: new Map() as CabinClaims | undefined, vessel };
  const asked: (readonly string[])[] = [];
  const find = new FindSailings({
    findVoyages: { run: async () => ({ sailings: line.sailings, regions: [] }) },
    content: { findSuites: async () => line.suites },
    youngestMonthsOf: () => 6,
    cabins: {
      findClaims: async (numbers) => {
        asked.push(numbers);
        return line.claims;
      },
    },
    vessel: { getVessel: async () => line.vessel },
    flights: noFlights,
  });
  const run = async (filter = emptyFilter) => find.run(filter);
  return { run, line, asked };
}

describe('the sailings of a filter', () => {
  it('ROU-30 are listed beside all those among which its choices are counted', async () => {
    const { all, matches } = await open().run({ ...emptyFilter, nights: [10] });
    expect([all.length, matches.map(({ sailing }) => sailing.nights)]).toEqual([2, [10]]);
  });

  it('ROU-30 are the same list until one of the sources changes', async () => {
    const { run, line } = open();
    const list = async () => (await run()).all;
    const first = await list();
    expect(await list()).toBe(first);
    line.sailings = [...sailings];
    const second = await list();
    expect(second).not.toBe(first);
    expect(second).toHaveLength(2);
    line.suites = [aSuite()];
    const third = await list();
    expect(third).not.toBe(second);
    line.claims = new Map();
    const fourth = await list();
    expect(fourth).not.toBe(third);
    expect(await list()).toBe(fourth);
  });

  it('ROU-30 have step-free cabins only where the vessel has some and the engine knows which are free', async () => {
    const [number] = access?.stepFree ?? [];
    if (number === undefined) throw new Error('The sample yacht has step-free cabins.');
    const stepFree = async (changes: Partial<ReturnType<typeof open>['line']>) => {
      const { run, line, asked } = open();
      Object.assign(line, { suites: [aSuite({ cabins: [number] })], ...changes });
      const { all } = await run();
      return [all.every(({ suites: [suite] }) => suite?.amenities.has('step-free')), asked.length];
    };
    expect(await stepFree({})).toEqual([true, 1]);
    expect(await stepFree({ claims: undefined })).toEqual([false, 1]);
    expect(await stepFree({ vessel: withoutAccess })).toEqual([false, 0]);
  });
});
