import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { plainDate } from '../shared/plain-date';
import { voyagesOfExtension } from './extension-sailings';

const day = (portSlug: string) => ({ day: 1, type: 'Docked', title: portSlug, portSlug, description: '' }) as const;
const cyclades = aVoyage({ voyageId: 'CYC', days: [day('piraeus'), day('milos'), day('athens')] });
const turquoise = aVoyage({ voyageId: 'TUQ', days: [day('athens'), day('bodrum')] });
const found = (voyage: typeof cyclades, start: string, end: string) => ({
  voyage,
  sailing: aSailing({
    voyageId: voyage.voyageId,
    itineraryId: `${voyage.voyageId}-${start}`,
    start: plainDate(start),
    end: plainDate(end),
  }),
});
const june = found(cyclades, '2027-05-29', '2027-06-05');
const august = found(cyclades, '2027-08-01', '2027-08-08');
const outward = found(turquoise, '2027-06-05', '2027-06-12');
const idsOf = (voyages: ReturnType<typeof voyagesOfExtension>) =>
  voyages.map(({ voyage, sailings }) => [voyage.voyageId, ...sailings.map(({ itineraryId }) => itineraryId)]);

describe('the voyages of an extension', () => {
  it('ROU-32 are those that end in its port, when it comes after', () => {
    expect(idsOf(voyagesOfExtension({ portSlug: 'athens', when: 'after' }, [june, outward, august]))).toEqual([
      ['CYC', 'CYC-2027-05-29', 'CYC-2027-08-01'],
    ]);
  });

  it('ROU-32 are those that begin in its port, when it comes before', () => {
    expect(idsOf(voyagesOfExtension({ portSlug: 'athens', when: 'before' }, [june, outward, august]))).toEqual([
      ['TUQ', 'TUQ-2027-06-05'],
    ]);
  });

  it('ROU-32 leave out the months in which it is not offered, by the day that meets it', () => {
    expect(idsOf(voyagesOfExtension({ portSlug: 'athens', when: 'after', months: [6] }, [june, august]))).toEqual([
      ['CYC', 'CYC-2027-05-29'],
    ]);
    expect(voyagesOfExtension({ portSlug: 'athens', when: 'after', months: [1] }, [june, august])).toEqual([]);
  });
});
