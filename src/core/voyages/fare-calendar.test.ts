import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { facetSailings } from '../../../test/builders/facet-sailings';
import { readSampleLine } from '../../../test/builders/sample-line';
import { fareCalendar, withoutTime } from './fare-calendar';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
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

it('VOY-24 covers twelve months from the first departure, with a fare only where one is known', () => {
  const usd = (units: number) => money(units * 100, 'USD');
  const sailings = [
    ['2026-11-09', 20_000],
    ['2027-01-04', undefined],
    ['2027-02-01', 18_000],
    ['2027-02-08', 15_000],
    ['2027-10-04', 15_000],
    ['2027-11-01', 1_000],
  ] as const;
  const faceted = toFaceted(
    sailings.map(([start, units]) => ({
      voyage: aVoyage(),
      sailing: aSailing({
        itineraryId: start,
        start: plainDate(start),
        suites: units === undefined ? [] : [{ category: 'SV', availableCabins: 1, price: usd(units) }],
      }),
    })),
    { suites: [aSuite()], youngestMonthsOf: () => 6 },
  );
  const months = fareCalendar(faceted, { ...emptyFilter, from: plainDate('2027-06-01'), months: ['2027-06'] });
  expect(months.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2027-${month}`),
  ]);
  expect(
    months.flatMap(({ month, lowest, sailings: its }) =>
      its.map(({ sailing, fare, isLowest }) => [month, lowest?.amount, sailing.itineraryId, fare?.amount, isLowest]),
    ),
  ).toEqual([
    ['2026-11', 2_000_000, '2026-11-09', 2_000_000, false],
    ['2027-01', undefined, '2027-01-04', undefined, false],
    ['2027-02', 1_500_000, '2027-02-01', 1_800_000, false],
    ['2027-02', 1_500_000, '2027-02-08', 1_500_000, true],
    ['2027-10', 1_500_000, '2027-10-04', 1_500_000, true],
  ]);
  expect(fareCalendar([], emptyFilter)).toEqual([]);
});

it.each([{ from: plainDate('2027-06-01') }, { to: plainDate('2027-06-01') }, {}])(
  'VOY-24 leaves the months and the days %j out of a filter, and nothing else',
  (days) => {
    const filter = { ...emptyFilter, nights: [7] };
    expect(withoutTime({ ...filter, months: ['2027-06'], ...days })).toStrictEqual(filter);
  },
);
