import fc from 'fast-check';
import { aSailing as aWeek } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { facetSailings } from '../../../test/builders/facet-sailings';
import { readSampleLine } from '../../../test/builders/sample-line';
import { money, subtractMoney } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { nearAlternatives, relaxFilter } from './near-alternatives';
import { emptyFilter, type FacetedSailing, matchesFilter, type SailingFilter, toFaceted } from './sailing-filter';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const all = toFaceted(
  facetSailings(
    line.voyages.map(({ voyage }) => voyage),
    suites,
  ),
  { suites, youngestMonthsOf: () => 6 },
);
const aSailing = fc.constantFrom(...all);
const aCategory = fc.constantFrom(...suites.map(({ category }) => category));

describe('what is near a thing that is gone', () => {
  it('VOY-25 names only what is free, with its own fare and its difference to the one that is gone', () => {
    fc.assert(
      fc.property(aSailing, fc.option(aCategory, { nil: undefined }), (sailing, category) => {
        for (const one of nearAlternatives({ sailing, ...(category ? { category } : {}) }, all)) {
          const offer = one.sailing.sailing.suites.find((its) => its.category === one.suite.suite.category);
          expect([offer?.price, (offer?.availableCabins ?? 0) > 0]).toEqual([one.fare, true]);
          const was = sailing.sailing.suites
            .filter((its) => (category === undefined ? its.category !== 'FS' : its.category === category))
            .flatMap(({ price }) => price ?? [])
            .toSorted((first, second) => first.amount - second.amount)
            .at(0);
          expect(one.difference).toEqual(was && subtractMoney(one.fare, was));
          expect(one.sailing === sailing).toBe(one.kind === 'neighbouring-suite');
          if (one.kind === 'next-sailing') expect(one.sailing.voyage).toBe(sailing.voyage);
          if (one.portSlug)
            expect([one.sailing.ports.has(one.portSlug), one.sailing.month]).not.toContain(sailing.month);
        }
      }),
    );
  });

  it('VOY-25 goes on to the sailing after it, and before it only where there is none', () => {
    for (const sailing of all) {
      const next = nearAlternatives({ sailing }, all).find(({ kind }) => kind === 'next-sailing');
      const later = all.some(
        (one) =>
          one.voyage === sailing.voyage &&
          one.sailing.start > sailing.sailing.start &&
          one.suites.some(({ fare }) => fare !== undefined),
      );
      if (next) expect(next.days > 0).toBe(later);
    }
  });

  it('ROU-30 says of a filter that nothing satisfies what there is without one part of it', () => {
    const filter = { ...emptyFilter, regions: ['bahamas'], months: ['2031-02'], maxFare: 90_000 };
    expect(all.filter((one) => matchesFilter(one, filter))).toEqual([]);
    const relaxed = relaxFilter(all, filter);
    expect(relaxed.map(({ facet }) => facet)).toEqual(['month']);
    expect(relaxed[0]).toMatchObject({ count: expect.any(Number), days: expect.any(Number) });
    const tight = { ...emptyFilter, months: [all[0]?.month ?? ''], maxFare: 1 };
    const [budget] = relaxFilter(all, tight);
    expect([budget?.facet, (budget?.unitsOver ?? 0) > 0]).toEqual(['budget', true]);
  });
});

interface SomeSailing {
  readonly voyageId?: string;
  readonly start: string;
  readonly ports?: readonly string[];
  /** Fares by category in whole units: a negative one is that of a category that is sold out. */
  readonly fares?: Readonly<Record<string, number>>;
  readonly currency?: string;
}

const kinds = ['SV', 'OS', 'TS', 'FS'].map((category) =>
  aSuite({ category, suiteId: `${category === 'FS' ? 'FS-I' : 'BR-I'},${category}` }),
);
const faceted = (some: readonly SomeSailing[]): readonly FacetedSailing[] =>
  toFaceted(
    some.map(({ voyageId = 'CYC', start, ports = [], fares = { SV: 10_000 }, currency = 'USD' }) => ({
      voyage: aVoyage({
        voyageId,
        regionSlug: voyageId.toLowerCase(),
        days: ports.map((portSlug, index) => ({
          day: index + 1,
          type: 'Docked' as const,
          title: portSlug,
          portSlug,
          description: '',
        })),
      }),
      sailing: aWeek({
        itineraryId: `${voyageId} ${start}`,
        voyageId,
        start: plainDate(start),
        suites: Object.entries(fares).map(([category, units]) => ({
          category,
          availableCabins: units < 0 ? 0 : 1,
          price: money(Math.abs(units) * 100, currency),
        })),
      }),
    })),
    { suites: kinds, youngestMonthsOf: () => 6 },
  );

describe('the nearest alternatives', () => {
  const shown = (category: string | undefined, [gone, ...others]: readonly SomeSailing[]) => {
    const [sailing, ...rest] = faceted(gone ? [gone, ...others] : []);
    if (!sailing) throw new Error('There is no sailing.');
    return nearAlternatives({ sailing, category }, [sailing, ...rest]).map((one) => [
      one.kind,
      one.sailing.sailing.itineraryId,
      one.suite.suite.category,
      one.difference?.amount,
      one.days,
      one.portSlug,
    ]);
  };
  const start = '2027-04-12';

  it.each<[string, Readonly<Record<string, number>>, string, readonly unknown[]]>([
    ['the one after it', { SV: 8_000, OS: -9_000, TS: 12_000 }, 'SV', ['OS', -100_000]],
    ['the nearer one before it', { SV: 8_000, OS: 9_000, TS: -12_000 }, 'OS', ['TS', -300_000]],
    ['the nearer one after it', { SV: -8_000, OS: 9_000, TS: 12_000 }, 'OS', ['SV', 100_000]],
    ['of two as near, the one before', { SV: 8_000, OS: -9_000, TS: 7_000 }, 'SV', ['OS', -100_000]],
    ['the next free one', { SV: -8_000, OS: -9_000, TS: 12_000 }, 'TS', ['OS', 300_000]],
    ['two steps away', { SV: -8_000, OS: -9_000, TS: 12_000 }, 'TS', ['SV', 400_000]],
  ])('VOY-25 of a suite are %s', (_what, fares, category, [gone, difference]) => {
    const alternatives = shown(String(gone), [{ start, fares }]);
    expect(alternatives).toEqual([['neighbouring-suite', `CYC ${start}`, category, difference, 0, undefined]]);
  });

  it('VOY-25 are none where no other suite is free, or the suite is not there', () => {
    expect(shown('OS', [{ start, fares: { OS: -9_000 } }])).toEqual([]);
    expect(shown('OS', [{ start, fares: { OS: 9_000, FS: 90_000 } }])).toEqual([]);
    expect(shown('XX', [{ start, fares: { SV: 8_000 } }])).toEqual([]);
    expect(shown(undefined, [{ start, fares: { SV: 8_000 } }])).toEqual([]);
  });

  it('VOY-25 are the next later sailing of the voyage that has the suite, else the last earlier one', () => {
    const gone = { start, fares: { SV: -10_000, FS: -1_000 } };
    const earlier = [{ start: '2027-04-01' }, { start: '2027-04-05', fares: { SV: 9_000 } }];
    const sameDay = { voyageId: 'CYC', start, fares: { SV: 1 } };
    const later = [
      { start: '2027-05-01', fares: { OS: 9_000 } },
      { start: '2027-05-08', fares: { SV: -9_000, OS: 5_000 } },
      { start: '2027-05-15', fares: { SV: 12_000, OS: 8_000 } },
    ];
    const other = { voyageId: 'ADR', start: '2027-04-13' };
    const next = 'next-sailing';
    expect(shown('SV', [gone, ...earlier, sameDay, other, ...later])).toEqual([
      [next, 'CYC 2027-05-15', 'SV', 200_000, 33, undefined],
    ]);
    expect(shown('SV', [gone, ...earlier, other])).toEqual([[next, 'CYC 2027-04-05', 'SV', -100_000, -7, undefined]]);
    expect(shown(undefined, [gone, ...earlier, other, ...later])).toEqual([
      [next, 'CYC 2027-05-01', 'OS', -100_000, 19, undefined],
    ]);
    expect(shown('SV', [gone, other, ...later.slice(0, 2)])).toEqual([]);
  });

  it('VOY-25 are another voyage in another month with the most ports in common, of those the nearest', () => {
    const gone = { start, ports: ['hvar', 'vis', 'korcula'], fares: { SV: -10_000 } };
    const other = (voyageId: string, day: string, ports: readonly string[], fares = { SV: 10_500 }) => ({
      voyageId,
      start: day,
      ports,
      fares,
    });
    const one = other('ONE', '2027-05-01', ['vis']);
    const far = other('FAR', '2027-09-01', ['korcula', 'vis']);
    const near = other('NEAR', '2027-03-01', ['vis', 'korcula']);
    const month = other('MONTH', '2027-04-20', ['hvar', 'vis', 'korcula']);
    const none = other('NONE', '2027-05-02', ['paros']);
    const full = other('FULL', '2027-05-03', ['hvar', 'vis', 'korcula'], { SV: -1 });
    const alternative = ['same-port', 'NEAR 2027-03-01', 'SV', 50_000, -42, 'vis'];
    expect(shown('SV', [gone, one, far, near, month, none, full])).toEqual([alternative]);
    expect(shown('SV', [gone, near, far, one])).toEqual([alternative]);
    expect(shown(undefined, [gone, one])).toEqual([['same-port', 'ONE 2027-05-01', 'SV', 50_000, 19, 'vis']]);
    const nextYear = other('LATE', '2028-05-01', ['hvar', 'vis', 'korcula']);
    expect(shown('SV', [gone, month, none, full, nextYear])).toEqual([]);
  });

  it('VOY-25 have no difference in another currency, nor where no fare was published', () => {
    const differenceTo = (gone: SomeSailing, category?: string) =>
      shown(category, [gone, { start: '2027-05-15', fares: { SV: 9_000 } }])[0]?.[3];
    expect(differenceTo({ start, fares: { SV: -10_000, OS: -8_000 } })).toBe(100_000);
    expect(differenceTo({ start, fares: { SV: -10_000, OS: -8_000 } }, 'SV')).toBe(-100_000);
    expect(differenceTo({ start, fares: { SV: -10_000 }, currency: 'EUR' })).toBeUndefined();
    expect(differenceTo({ start, fares: { FS: -10_000 } })).toBeUndefined();
  });
});

describe('what is listed without one part of a filter', () => {
  const list = faceted([
    { start: '2027-03-31', fares: { SV: 20_000 }, ports: ['hvar'] },
    { start: '2027-04-12', fares: { SV: 10_000 } },
    { start: '2027-04-19', fares: { SV: 9_000 } },
    { voyageId: 'ADR', start: '2027-06-01', fares: { SV: -5_000 }, ports: ['hvar'] },
  ]);
  const relax = (filter: Partial<SailingFilter>) =>
    relaxFilter(list, { ...emptyFilter, ...filter }).map((one) => [
      one.facet,
      one.count,
      one.nearest.sailing.start,
      one.fare?.amount,
      one.days,
      one.unitsOver,
    ]);

  it.each<[Partial<SailingFilter>, readonly unknown[]]>([
    [{ months: ['2027-05'] }, ['month', 4, '2027-06-01', undefined, 4]],
    [{ months: ['2027-02', '2027-05'], ports: ['paros'] }, []],
    [{ from: plainDate('2027-06-03') }, ['dates', 4, '2027-06-01', undefined, -2]],
    [{ to: plainDate('2027-03-01') }, ['dates', 4, '2027-04-19', 900_000]],
    [{ from: plainDate('2027-04-12'), to: plainDate('2027-04-13') }, ['dates', 4, '2027-04-19', 900_000]],
    [{ regions: ['elsewhere'] }, ['region', 4, '2027-04-19', 900_000]],
    [{ ports: ['paros'] }, ['port', 4, '2027-04-19', 900_000]],
    [{ nights: [21] }, ['nights', 4, '2027-04-19', 900_000]],
    [{ maxSeaDays: -1 }, ['seaDays', 4, '2027-04-19', 900_000]],
    [{ flyingFrom: 'oslo' }, ['flyingFrom', 4, '2027-04-19', 900_000]],
    [{ party: { adults: 9, children: 0, ages: [] } }, ['party', 4, '2027-04-19', 900_000]],
    [{ maxFare: 8_000 }, ['budget', 4, '2027-04-19', 900_000, undefined, 1_000]],
    [{ amenities: ['quiet'] }, ['amenity', 4, '2027-04-19', 900_000]],
  ])('ROU-30 is named for %j', (filter, relaxed) => {
    const padded = relaxed.length === 0 ? [] : [[...relaxed, ...Array.from({ length: 6 - relaxed.length })]];
    expect(relax(filter)).toEqual(padded);
  });

  it('ROU-30 begins with the shortest list, and says nothing of a part that is not there', () => {
    expect(relax({ ports: ['hvar'], maxFare: 8_000 })).toEqual([
      ['budget', 2, '2027-03-31', 2_000_000, undefined, 12_000],
    ]);
    expect(relax({ months: ['2027-05'], nights: [21], isOpenOnly: true })).toEqual([]);
    expect(relax({ ports: ['hvar'], months: ['2027-05'], isOpenOnly: true })).toEqual([
      ['month', 1, '2027-03-31', 2_000_000, -31, undefined],
    ]);
    expect(relax({ regions: ['adr'], isOpenOnly: true })).toEqual([
      ['availability', 1, '2027-06-01', undefined, undefined, undefined],
      ['region', 3, '2027-04-19', 900_000, undefined, undefined],
    ]);
    expect(relax({})).toEqual([]);
  });

  it('ROU-30 does not name a budget that the nearest sailing exactly meets', () => {
    expect(relax({ nights: [21], maxFare: 9_000 })).toEqual([
      ['nights', 1, '2027-04-19', 900_000, undefined, undefined],
    ]);
  });

  it('ROU-30 is nearest to the requested days, and of two as near the one that costs less', () => {
    expect(relax({ months: ['2027-01', '2027-07'], nights: [7] })).toEqual([
      ['month', 4, '2027-06-01', undefined, -30, undefined],
    ]);
    expect(relax({ months: ['2027-05'], from: plainDate('2027-04-12') })).toEqual([
      ['month', 3, '2027-06-01', undefined, 4, undefined],
    ]);
    expect(relax({ months: ['2027-04'], nights: [21] })).toEqual([
      ['nights', 2, '2027-04-19', 900_000, undefined, undefined],
    ]);
    expect(relax({ months: ['2027-03'], from: plainDate('2027-04-02') })).toEqual([
      ['dates', 1, '2027-03-31', 2_000_000, undefined, undefined],
      ['month', 3, '2027-04-12', 1_000_000, 15, undefined],
    ]);
  });
});
