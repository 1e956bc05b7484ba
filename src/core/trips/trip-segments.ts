import { compareDates } from '../shared/plain-date';
import type { Trip, TripPackage } from './trip';

/**
 * Returns the voyages of a trip that a page shows: the one named in the URL, else all of them, sorted by start
 * (VOY-14).
 */
export function shownSegments(
  { packages }: Pick<Trip, 'packages'>,
  reservationPackageId: string | undefined,
): readonly TripPackage[] {
  const namedPackages = packages.filter((segment) => segment.reservationPackageId === reservationPackageId);
  return namedPackages.length > 0
    ? namedPackages
    : [...packages].sort((one, other) => compareDates(one.start, other.start));
}
