import { facetSailings } from '../../../test/builders/facet-sailings';
import { readSampleLine } from '../../../test/builders/sample-line';
import { fareCalendar } from './fare-calendar';
import { emptyFilter, toFaceted } from './sailing-filter';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const voyages = line.voyages.map(({ voyage }) => voyage);
const all = toFaceted(facetSailings(voyages, suites), { suites, youngestMonthsOf: () => 6 });

it('VOY-24 marks the lowest fare of the year and no other, and names the lowest of each month', () => {
  const months = fareCalendar(all, emptyFilter);
  const fares = months.flatMap(({ sailings }) => sailings.flatMap(({ fare }) => fare?.amount ?? []));
  const marked = months.flatMap(({ sailings }) => sailings.filter(({ isLowest }) => isLowest));
  expect(new Set(marked.map(({ fare }) => fare?.amount))).toEqual(new Set([Math.min(...fares)]));
  for (const { lowest, sailings } of months) {
    const ofMonth = sailings.flatMap(({ fare }) => fare?.amount ?? []);
    expect(lowest?.amount).toBe(ofMonth.length === 0 ? undefined : Math.min(...ofMonth));
  }
});
