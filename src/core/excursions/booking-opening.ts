import { isBefore, type PlainDate } from '../shared/plain-date';
import type { TripPackage } from '../trips/trip';
import type { Voyage } from '../voyages/voyage';
import { voyageOfItinerary } from '../voyages/voyage-of-itinerary';

/**
 * A trip's excursions can be booked when it begins before the opening date of its voyage, or the line's date where the
 * voyage has none; a trip that begins on that very date is not open yet (EXC-18, H27).
 */
export function isExcursionBookingOpen(
  start: PlainDate,
  {
    voyage,
    openBefore,
  }: {
    readonly voyage: Pick<Voyage, 'experiencesOpenBefore'> | undefined;
    readonly openBefore: PlainDate;
  },
): boolean {
  return isBefore(start, voyage?.experiencesOpenBefore ?? openBefore);
}

/**
 * Returns the packages of a trip whose excursions can be booked. A hybrid package code names no voyage, so the line's
 * date applies (H22).
 */
export function openPackages<Booked extends Pick<TripPackage, 'packageCode' | 'start'>>(
  packages: readonly Booked[],
  { voyages, openBefore }: { readonly voyages: readonly Voyage[]; readonly openBefore: PlainDate },
): readonly Booked[] {
  return packages.filter(({ packageCode, start }) =>
    isExcursionBookingOpen(start, { voyage: voyageOfItinerary(voyages, packageCode), openBefore }),
  );
}
