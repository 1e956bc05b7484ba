import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { plainDate } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import { nextVoyagesOf } from './next-voyages';

const sailed = { voyageId: 'CYC', regionSlug: 'greek-isles' };
const sailingOf = (voyageId: string, start: string, changes: Partial<Sailing> = {}) =>
  aSailing({ itineraryId: `${voyageId} ${start}`, voyageId, start: plainDate(start), ...changes });
const voyages = [
  aVoyage({ voyageId: 'CYC' }),
  aVoyage({ voyageId: 'DOD' }),
  aVoyage({ voyageId: 'ION' }),
  aVoyage({ voyageId: 'SAR' }),
  aVoyage({ voyageId: 'CRE' }),
  aVoyage({ voyageId: 'DAL', regionSlug: 'adriatic' }),
  aVoyage({ voyageId: 'TUR', isPublished: false }),
];
const suggested = (...sailings: readonly Sailing[]) =>
  nextVoyagesOf(sailed, { sailings, voyages, today: plainDate('2027-04-30') }).map(({ voyage, sailing }) => [
    voyage.voyageId,
    sailing.itineraryId,
  ]);

describe('the voyages that are suggested after a trip', () => {
  it('are other voyages of the same waters, the next to depart first', () => {
    expect(
      suggested(
        sailingOf('ION', '2027-06-01'),
        sailingOf('CYC', '2027-05-10'),
        sailingOf('DAL', '2027-05-20'),
        sailingOf('DOD', '2027-05-30'),
      ),
    ).toEqual([
      ['DOD', 'DOD 2027-05-30'],
      ['ION', 'ION 2027-06-01'],
    ]);
  });

  it('VOY-01 do not depart today, because such a sailing can no longer be reserved', () => {
    expect(suggested(sailingOf('DOD', '2027-04-30'), sailingOf('ION', '2027-05-01'))).toEqual([
      ['ION', 'ION 2027-05-01'],
    ]);
  });

  it('VOY-03 H52 are published, and known to the content', () => {
    expect(suggested(sailingOf('TUR', '2027-05-01'), sailingOf('NEW', '2027-05-02'))).toEqual([]);
  });

  it('are named once, with the first sailing that has a free suite', () => {
    expect(
      suggested(
        sailingOf('DOD', '2027-08-01'),
        sailingOf('DOD', '2027-07-01'),
        sailingOf('DOD', '2027-06-01', { isWaitlistOnly: true }),
      ),
    ).toEqual([['DOD', 'DOD 2027-07-01']]);
  });

  it('are at most three', () => {
    const starts = { DOD: '2027-05-01', ION: '2027-05-09', SAR: '2027-05-17', CRE: '2027-05-25' };
    const sailings = Object.entries(starts).map(([voyageId, start]) => sailingOf(voyageId, start));
    expect(suggested(...sailings).map(([voyageId]) => voyageId)).toEqual(['DOD', 'ION', 'SAR']);
  });
});
