import fc from 'fast-check';
import { facetSailings } from '../../../test/builders/facet-sailings';
import { readSampleLine } from '../../../test/builders/sample-line';
import { subtractMoney } from '../shared/money';
import { nearAlternatives, relaxFilter } from './near-alternatives';
import { emptyFilter, matchesFilter, toFaceted } from './sailing-filter';

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
