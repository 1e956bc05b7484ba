import { hoursOf, zoneNameOf } from '../../core/excursions/departure-times';
import type { ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { Experience } from '../../core/excursions/experience';
import type { PendingExcursionBooking } from '../../core/excursions/pending-excursion-bookings.port';
import { formatLongDate } from '../../core/shared/plain-date';
import type { PendingExcursionBookingView } from '../../../views/trips/PendingExcursionBooking';

/** Leaves out the bookings that the booking system lists already. */
export function toPendingExcursionBookings(
  pending: readonly PendingExcursionBooking[],
  {
    parties,
    experiences,
  }: { readonly parties: readonly ExcursionParty[]; readonly experiences: readonly Experience[] },
): readonly PendingExcursionBookingView[] {
  const isThere = ({ request: { departure, guests } }: PendingExcursionBooking) =>
    parties.some(
      (party) =>
        party.departure.departureId === departure.departureId &&
        party.bookings.some(({ participantId }) => guests.some((guest) => guest.participantId === participantId)),
    );
  return pending
    .filter((pendingBooking) => !isThere(pendingBooking))
    .map(({ request: { departure, guests } }, index) => ({
      id: `pending-${index + 1}`,
      title: experiences.find(({ tourCode }) => tourCode === departure.tourCode)?.title ?? departure.tourCode,
      date: formatLongDate(departure.date),
      time: `${hoursOf(departure)}, ${zoneNameOf(departure)}`,
      guests: guests.map(({ fullName }) => fullName),
    }));
}
