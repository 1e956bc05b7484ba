import { daysBetween } from '../shared/plain-date';
import type { TripPackage } from '../trips/trip';
import type { VoyageSailing } from './find-voyages';
import type { Voyage } from './voyage';

/** The booked days as a sailing, for a package whose sailing the inventory no longer lists, or not by its code (H23). */
export const bookedSailing = (
  voyage: Voyage,
  { packageCode, start, end }: Pick<TripPackage, 'packageCode' | 'start' | 'end'>,
): VoyageSailing => ({
  voyage,
  sailing: {
    itineraryId: packageCode,
    voyageId: voyage.voyageId,
    start,
    end,
    nights: daysBetween(start, end),
    isWaitlistOnly: false,
    suites: [],
  },
});
