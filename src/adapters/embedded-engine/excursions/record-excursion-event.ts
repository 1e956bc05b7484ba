import type { PartyState, SeatParty } from '../../../core/excursions/seat-ledger';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';

const events = {
  confirmed: 'excursion.booked',
  waiting: 'excursion.waitlisted',
  offered: 'excursion.offered',
} as const;

/** Records what these guests of a party have now: seats, a waitlist entry, an offer or, as `ended`, none of them. */
export async function recordExcursionEvent(
  transaction: OpenTransaction,
  row: LineDatabase['excursion_departures'],
  {
    partyId,
    participantIds,
    state,
    offerEndsAt,
  }: Pick<SeatParty, 'partyId' | 'participantIds' | 'offerEndsAt'> & { readonly state: PartyState | 'ended' },
): Promise<void> {
  const type = state === 'ended' ? 'excursion.cancelled' : events[state];
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
      ...(state === 'offered' && offerEndsAt !== undefined ? { offerEndsAt: new Date(offerEndsAt).toISOString() } : {}),
    };
  });
}
