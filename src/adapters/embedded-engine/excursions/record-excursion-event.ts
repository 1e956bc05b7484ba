import type { Selectable, Transaction } from 'kysely';
import type { LineDatabase } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';

/** Records that these guests of a party have their seats, or have them no longer. */
export async function recordExcursionEvent(
  transaction: Transaction<LineDatabase>,
  type: 'excursion.booked' | 'excursion.cancelled',
  row: Selectable<LineDatabase['excursion_departures']>,
  { partyId, participantIds }: { readonly partyId: string; readonly participantIds: readonly string[] },
): Promise<void> {
  await recordWebhookEvent(transaction, type, [partyId, ...participantIds].join(' '), async () => {
    const seats = await transaction
      .selectFrom('excursion_seats')
      .innerJoin('excursion_parties', 'excursion_parties.party_id', 'excursion_seats.party_id')
      .select(['booking_id', 'reservation_id'])
      .where('excursion_seats.party_id', '=', partyId)
      .where('participant_id', 'in', participantIds)
      .orderBy('position')
      .execute();
    return {
      reservationId: seats[0]?.reservation_id ?? '',
      departureId: row.departure_id,
      tourCode: row.tour_code,
      itineraryId: row.itinerary_id,
      date: row.date,
      startsAt: row.starts_at,
      bookingIds: seats.map(({ booking_id: id }) => id),
    };
  });
}
