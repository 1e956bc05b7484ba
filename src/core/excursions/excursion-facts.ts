import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import type { WebhookEventData } from '../webhooks/webhook-event';

export const excursionFacts = (
  { reservationId, departure }: Pick<ExcursionParty, 'reservationId' | 'departure'>,
  bookings: readonly Pick<ExcursionBooking, 'bookingId'>[],
): WebhookEventData['excursion.booked'] => ({
  reservationId,
  departureId: departure.departureId,
  tourCode: departure.tourCode,
  itineraryId: departure.itineraryId,
  date: departure.date,
  startsAt: departure.startsAt,
  bookingIds: bookings.map(({ bookingId }) => bookingId),
});
