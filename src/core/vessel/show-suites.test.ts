import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { money } from '../shared/money';
import type { SuiteAvailability } from '../voyages/sailing';
import { ShowSuites } from './show-suites';

const seaview = aSuite();
const ocean = aSuite({ category: 'OS', slug: 'ocean-suite', suiteId: 'BR-I,OS', title: 'Ocean Suite' });
const funnel = aSuite({ category: 'FS', slug: 'funnel-suite', suiteId: 'FS-I,FS', title: 'Funnel Suite' });
const usd = (whole: number) => money(whole * 100, 'USD');

/** One coming sailing for each list of offers. */
function show(...offers: readonly (readonly SuiteAvailability[])[]): ShowSuites {
  const sailings = offers.map((suites, index) => ({
    voyage: aVoyage(),
    sailing: aSailing({ itineraryId: `ON1-CYC-27041${index}-007`, suites }),
  }));
  return new ShowSuites(
    {
      findSuites: async () => [seaview, ocean, funnel],
      findVoyages: async () => [],
      findRegions: async () => [],
      findPorts: async () => [],
    },
    { run: async () => ({ sailings, regions: [] }) },
  );
}

const lowestOf = async (shown: ShowSuites, slug: string) =>
  (await shown.run()).find(({ suite }) => suite.slug === slug)?.lowest;

describe('the suites and what they cost now', () => {
  it('VOY-24 names the lowest fare that is free, whenever it is', async () => {
    const shown = show(
      [{ category: 'SV', availableCabins: 2, price: usd(21_400) }],
      [{ category: 'SV', availableCabins: 1, price: usd(16_800) }],
    );
    expect(await lowestOf(shown, 'seaview-suite')).toEqual(usd(16_800));
  });

  it.each<[string, SuiteAvailability]>([
    ['is zero', { category: 'SV', availableCabins: 2, price: usd(0) }],
    ['is missing', { category: 'SV', availableCabins: 2 }],
    ['is that of cabins that are sold', { category: 'SV', availableCabins: 0, price: usd(9_000) }],
    ['is that of cabins nobody counts', { category: 'SV', price: usd(9_000) }],
  ])('VOY-24 names no fare that %s', async (_why, offer) => {
    expect(await lowestOf(show([offer]), 'seaview-suite')).toBeUndefined();
    expect(await show([offer]).one('seaview-suite')).toMatchObject({ kind: 'suite', free: [] });
  });

  it('VOY-24 compares amounts of one currency only', async () => {
    const euros = { category: 'SV', availableCabins: 1, price: money(100, 'EUR') };
    const dollars = { category: 'SV', availableCabins: 1, price: usd(16_800) };
    expect(await lowestOf(show([dollars], [euros]), 'seaview-suite')).toEqual(usd(16_800));
    expect(await lowestOf(show([euros], [dollars]), 'seaview-suite')).toEqual(money(100, 'EUR'));
  });

  it('SUI-18 has no fare and no sailing for the Funnel Suite, which is arranged in person', async () => {
    const shown = await show([{ category: 'FS', availableCabins: 1, price: usd(250_000) }]).one('funnel-suite');
    expect(shown).toMatchObject({ kind: 'suite', pricedSuite: { suite: funnel }, free: [] });
    expect(shown.kind === 'suite' && shown.pricedSuite.lowest).toBeUndefined();
  });

  it('VOY-33 finds one by its slug, with the sailings that have it free and the suites before and after it', async () => {
    const shown = await show(
      [{ category: 'OS', availableCabins: 1, price: usd(30_000) }],
      [{ category: 'SV', availableCabins: 1, price: usd(20_000) }],
    ).one('seaview-suite');
    expect(shown).toMatchObject({
      kind: 'suite',
      previous: { suite: funnel },
      next: { suite: ocean, lowest: usd(30_000) },
    });
    expect(
      shown.kind === 'suite' && shown.free.map(({ sailing, price }) => [sailing.itineraryId, price.amount]),
    ).toEqual([['ON1-CYC-270411-007', 2_000_000]]);
    expect(await show().one('broom-cupboard')).toEqual({ kind: 'not-found' });
  });
});
