import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { emptyFilter, toFaceted } from './sailing-filter';
import { groupByVoyage, sortSailings } from './sort-sailings';

const all = toFaceted(
  (
    [
      ['a', 'CYC', '2027-05-03', 7, 9_000],
      ['b', 'ADR', '2027-04-12', 10, undefined],
      ['c', 'CYC', '2027-04-19', 7, 9_000],
      ['d', 'BAH', '2027-03-01', 10, undefined],
      ['e', 'ADR', '2027-06-07', 5, 8_000],
    ] as const
  ).map(([itineraryId, voyageId, start, nights, units]) => ({
    voyage: aVoyage({ voyageId }),
    sailing: aSailing({
      itineraryId,
      voyageId,
      start: plainDate(start),
      nights,
      suites: units === undefined ? [] : [{ category: 'SV', availableCabins: 1, price: money(units * 100, 'USD') }],
    }),
  })),
  { suites: [aSuite()], youngestMonthsOf: () => 6 },
);

describe('the order of sailings', () => {
  it.each([
    ['date', 'd b c a e'],
    ['nights', 'e c a d b'],
    ['price', 'e c a d b'],
  ] as const)('ROU-30 by %s is %s, equal ones by departure', (order, ids) => {
    for (const sailings of [all, all.toReversed()])
      expect(
        sortSailings(sailings, order, emptyFilter)
          .map(({ sailing }) => sailing.itineraryId)
          .join(' '),
      ).toBe(ids);
  });

  it('ROU-30 puts the sailings of each voyage together, in the order of their first', () => {
    expect(
      groupByVoyage(sortSailings(all, 'date', emptyFilter)).map(({ voyage, sailings }) => [
        voyage.voyageId,
        ...sailings.map(({ sailing }) => sailing.itineraryId),
      ]),
    ).toEqual([
      ['BAH', 'd'],
      ['ADR', 'b', 'e'],
      ['CYC', 'c', 'a'],
    ]);
  });
});
