import { aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { plainDate } from '../shared/plain-date';
import { isExcursionBookingOpen, openPackages } from './booking-opening';

const openBefore = plainDate('2026-06-05');
const isOpen = (start: string, own?: string) =>
  isExcursionBookingOpen(plainDate(start), {
    openBefore,
    voyage: own === undefined ? {} : { experiencesOpenBefore: plainDate(own) },
  });

describe('when excursions of a voyage can be booked', () => {
  it('EXC-18 is open for a voyage that starts before the date, and not yet for one that starts on it or after', () => {
    expect([isOpen('2026-06-04'), isOpen('2026-06-05'), isOpen('2026-06-06')]).toEqual([true, false, false]);
    expect(isExcursionBookingOpen(plainDate('2026-06-04'), { openBefore, voyage: undefined })).toBe(true);
  });

  it('H27 goes by the voyage’s own date where it has one, earlier or later', () => {
    expect([
      isOpen('2027-01-02', '2028-01-01'),
      isOpen('2028-01-01', '2028-01-01'),
      isOpen('2026-05-01', '2026-04-01'),
    ]).toEqual([true, false, false]);
  });

  it('H22 H27 goes by the line’s date for a package whose hybrid code names no voyage', () => {
    const voyages = [aVoyage({ voyageId: 'CYC', experiencesOpenBefore: plainDate('2027-01-01') })];
    const start = plainDate('2027-04-12');
    const packages = ['ON1-CYC-270412-007', 'ON1-I270412-007'].map((packageCode) =>
      aTripPackage({ packageCode, start }),
    );
    const open = (date: string) =>
      openPackages(packages, { voyages, openBefore: plainDate(date) }).map(({ packageCode }) => packageCode);
    expect([open('2028-01-01'), open('2027-04-12')]).toEqual([['ON1-I270412-007'], []]);
  });
});
