import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { fromUnits } from '../shared/money';
import type { RateOutcome, RateUse } from '../shared/rate-limits.port';
import type { GetSailing } from '../voyages/get-sailing';
import { StartWatch } from './start-watch';
import type { NewWatch } from './watches.port';

const price = fromUnits(20_000, 'USD');
const sailing = aSailing({ fromPrice: price, suites: [{ category: 'SV', availableCabins: 1, price }] });
const { itineraryId } = sailing;
const voyage = aVoyage();

function open({
  found = { kind: 'sailing', sailing, voyage } as Awaited<ReturnType<GetSailing['run']>>,
  suites = [aSuite()],
  taken = { kind: 'within' } as RateOutcome,
} = {}) {
  const uses: RateUse[] = [];
  const added: NewWatch[] = [];
  const start = new StartWatch({
    watches: {
      add: async (watch) => {
        added.push(watch);
        return { kind: 'watching', ownerId: 'ada' };
      },
    },
    getSailing: { run: async () => found },
    content: { findSuites: async () => suites },
    limits: {
      take: async (asked) => {
        uses.push(...asked);
        return taken;
      },
    },
  });
  const run = (category?: string, network?: string) =>
    start.run({
      subject: { itineraryId, ...(category === undefined ? {} : { category }) },
      email: 'ada@example.com',
      events: 'all',
      network,
    });
  return { start, run, uses, added };
}

describe('starting a watch', () => {
  it('F5 stores a sailing or one of its categories with the figures of today', async () => {
    const { run, added } = open();
    expect([await run(), await run('SV')]).toEqual([
      { kind: 'watching', ownerId: 'ada' },
      { kind: 'watching', ownerId: 'ada' },
    ]);
    const watch = { itineraryId, email: 'ada@example.com', events: 'all', max: 20 };
    const figures = { isFree: true, fare: price };
    expect(added).toEqual([
      { ...watch, figures },
      { ...watch, category: 'SV', figures },
    ]);
  });

  it('shows what it is about: the suite only where one is meant', async () => {
    const { start } = open({ suites: [aSuite({ category: 'OS' }), aSuite()] });
    const figures = { isFree: true, fare: price };
    expect(await start.find({ itineraryId })).toStrictEqual({ voyage, sailing, figures });
    expect(await start.find({ itineraryId, category: 'SV' })).toStrictEqual({
      voyage,
      sailing,
      figures,
      suite: aSuite(),
    });
  });

  it.each([
    ['a sailing that is not found', open({ found: { kind: 'not-found' } }), undefined],
    ['a sailing with a malformed id', open({ found: { kind: 'malformed' } }), undefined],
    ['a sailing that has departed', open({ found: { kind: 'departed', sailing, voyage } }), undefined],
    ['a category that the sailing does not sell', open({ suites: [aSuite({ category: 'OS' })] }), 'OS'],
    ['a category of which the line shows no suite', open({ suites: [] }), 'SV'],
  ])('knows nothing of %s', async (_what, { run, added, uses }, category) => {
    expect(await run(category)).toEqual({ kind: 'unknown' });
    expect([added, uses]).toEqual([[], []]);
  });

  it('is counted by address for a day, and by network where it is known', async () => {
    const byAddress = {
      budget: { name: 'watches-address', max: 40, withinSeconds: 86_400 },
      subject: 'ada@example.com',
    };
    const byNetwork = { budget: { name: 'watches-network', max: 100, withinSeconds: 86_400 }, subject: '192.0.2.0' };
    const [anonymous, known] = [open(), open()];
    await anonymous.run();
    await known.run(undefined, '192.0.2.0');
    expect([anonymous.uses, known.uses]).toEqual([[byAddress], [byAddress, byNetwork]]);
    const { run, added } = open({ taken: { kind: 'exceeded', budget: 'watches-address', retryAfterSeconds: 60 } });
    expect([await run(), added]).toEqual([{ kind: 'too-many', retryAfterSeconds: 60 }, []]);
  });
});
