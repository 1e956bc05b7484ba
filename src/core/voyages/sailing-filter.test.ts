import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { readSampleLine } from '../../../test/builders/sample-line';
import { emptyFilter, matchesFilter, type SailingFilter, toFaceted } from './sailing-filter';

/** `aSailing` has one free cabin of the category SV, for 12,345 in whole units. */
const suites = readSampleLine()
  .suites.map(({ suite }) => suite)
  .filter(({ category }) => category === 'SV');
const [suite] = suites;

function isListed(changes: Partial<SailingFilter>, youngestMonths = 6): boolean {
  const [faceted] = toFaceted([{ voyage: aVoyage(), sailing: aSailing() }], {
    suites,
    youngestMonthsOf: () => youngestMonths,
  });
  return faceted !== undefined && matchesFilter(faceted, { ...emptyFilter, ...changes });
}
const isListedFor = (age: number, youngestMonths: number) =>
  isListed({ party: { adults: 1, children: 1, ages: [age] } }, youngestMonths);

describe('the filter of the sailings', () => {
  it('ROU-30 lists a sailing whose fare is exactly the budget', () => {
    expect([12_344, 12_345, 12_346].map((maxFare) => isListed({ maxFare }))).toEqual([false, true, true]);
  });

  it('ROU-30 lists a sailing whose suite takes exactly the party', () => {
    const max = suite?.maxGuests ?? 0;
    expect([max, max + 1].map((adults) => isListed({ party: { adults, children: 0, ages: [] } }))).toEqual([
      true,
      false,
    ]);
  });

  it('ROU-30 lets a child of one year be 23 months old, and not older', () => {
    expect([22, 23, 24].map((months) => isListedFor(1, months))).toEqual([true, true, false]);
  });
});
