import type { ExcursionParty } from './excursion-bookings.port';
import type { Experience } from './experience';

/** Returns the bookings and waitlist entries of this experience that are not over, in the order of `parties`. */
export const ownBookings = (
  parties: readonly ExcursionParty[],
  { tourCode }: Pick<Experience, 'tourCode'>,
  now: Date,
): readonly ExcursionParty[] =>
  parties.filter(({ departure }) => departure.tourCode === tourCode && departure.ends > now);
