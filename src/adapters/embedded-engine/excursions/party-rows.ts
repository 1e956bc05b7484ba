import { sql, type RawBuilder } from 'kysely';
import type { ExcursionBooking, ExcursionParty } from '../../../core/excursions/excursion-bookings.port';
import type { PartyState } from '../../../core/excursions/seat-ledger';
import { money } from '../../../core/shared/money';
import { plainDate } from '../../../core/shared/plain-date';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';

type DepartureRow = LineDatabase['excursion_departures'];
type PartyRow = LineDatabase['excursion_parties'] &
  DepartureRow &
  LineDatabase['excursion_seats'] & { readonly state: PartyState; readonly place: number };

/** Excursion bookings that match the condition on `party`, by start time, each with its guests in their order. */
export async function readExcursionParties(
  db: OpenDatabase,
  condition: RawBuilder<unknown>,
): Promise<readonly ExcursionParty[]> {
  const { rows } = await sql<PartyRow>`
    select party.party_id, party.reservation_id, party.contact_id, party.state, party.system_status, party.offer_ends_at, party.notes, party.notes_sealed, departure.*,
      (select count(*) from excursion_parties before
        where before.departure_id = party.departure_id and before.state in ('waiting', 'offered')
          and (before.joined_at < party.joined_at or (before.joined_at = party.joined_at and before.party_id <= party.party_id))) as place,
      seat.booking_id, seat.participant_id, seat.full_name, seat.age_group, seat.price, seat.currency
    from excursion_parties party
    join excursion_departures departure on departure.departure_id = party.departure_id
    join excursion_seats seat on seat.party_id = party.party_id and seat.ended_at is null
    where party.state <> 'ended' and ${condition}
    order by departure.begins_at, party.party_id, seat.position`.execute(db);
  const parties = new Map<string, ExcursionParty>();
  for (const row of rows) {
    const knownParty = parties.get(row.party_id);
    parties.set(
      row.party_id,
      knownParty ? { ...knownParty, bookings: [...knownParty.bookings, toBooking(row)] } : toParty(row),
    );
  }
  return [...parties.values()];
}

function toParty(row: PartyRow): ExcursionParty {
  return {
    partyId: row.party_id,
    reservationId: row.reservation_id,
    contactId: row.contact_id,
    departure: toDeparture(row),
    state: row.state,
    ...(row.system_status === null ? {} : { systemStatus: row.system_status }),
    ...(row.state === 'confirmed' ? {} : { position: row.place }),
    ...(row.offer_ends_at === null ? {} : { offerEndsAt: new Date(row.offer_ends_at) }),
    ...(row.notes === null ? {} : { notes: row.notes }),
    bookings: [toBooking(row)],
  };
}

export const toDeparture = (row: DepartureRow): ExcursionParty['departure'] => ({
  departureId: row.departure_id,
  tourId: row.tour_id,
  tourCode: row.tour_code,
  itineraryId: row.itinerary_id,
  date: plainDate(row.date),
  startsAt: row.starts_at,
  timeZone: row.time_zone,
  begins: new Date(row.begins_at),
  ends: new Date(row.ends_at),
});

const toBooking = (row: PartyRow): ExcursionBooking => ({
  bookingId: row.booking_id,
  participantId: row.participant_id,
  fullName: row.full_name,
  ageGroup: row.age_group,
  ...(row.price === null || row.currency === null ? {} : { price: money(row.price, row.currency) }),
});
