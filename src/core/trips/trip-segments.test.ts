import { aTripPackage } from '../../../test/builders/a-trip';
import { plainDate } from '../shared/plain-date';
import { shownSegments } from './trip-segments';

const later = aTripPackage({ reservationPackageId: '1', start: plainDate('2027-04-19') });
const first = aTripPackage({ reservationPackageId: '2', start: plainDate('2027-04-12') });

it('VOY-14 shows the voyage of a trip that is named, else all of them by start', () => {
  const shown = (id: string | undefined) => shownSegments({ packages: [later, first] }, id);
  expect(shown('1')).toEqual([later]);
  expect([shown(undefined), shown('__proto__'), shown('')]).toEqual([
    [first, later],
    [first, later],
    [first, later],
  ]);
  expect(shownSegments({ packages: [] }, '1')).toEqual([]);
});
