import { sql, type RawBuilder } from 'kysely';
import type { Quote } from '../../../core/engine/booking';
import type { WaitlistOffer, WaitlistEntry } from '../../../core/engine/waitlist.port';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { type JsonText, readJson } from '../../sql/json-text';

interface EntryRow extends Omit<LineDatabase['waitlist_places'], 'state'> {
  readonly position: number;
  readonly offer_id: string | null;
  readonly cabin_number: string | null;
  readonly quote: JsonText<Quote> | null;
  readonly expires_at: number | null;
}

/** Waitlist entries that match the condition, with the number of entries ahead of them and the offer open at `now`. */
export async function readEntries(
  db: OpenDatabase,
  condition: RawBuilder<unknown>,
  now: number,
): Promise<readonly WaitlistEntry[]> {
  const { rows } = await sql<EntryRow>`
    select place.reservation_id, place.itinerary_id, place.category, place.ages, place.joined_at,
      place_offers.offer_id, place_offers.cabin_number, place_offers.quote, place_offers.expires_at,
      (select count(*) from waitlist_places before
        where before.itinerary_id = place.itinerary_id and before.category = place.category and before.state <> 'left'
          and (before.joined_at < place.joined_at
            or (before.joined_at = place.joined_at and before.reservation_id <= place.reservation_id))) as position
    from waitlist_places place
    left join place_offers on place_offers.reservation_id = place.reservation_id
      and place_offers.outcome is null and place_offers.expires_at > ${now}
    where place.state <> 'left' and ${condition}`.execute(db);
  return rows.map(toEntry);
}

function toEntry(row: EntryRow): WaitlistEntry {
  const { offer_id: offerId, cabin_number: cabinNumber, quote, expires_at: expiresAt } = row;
  const isOffered = offerId !== null && cabinNumber !== null && quote !== null && expiresAt !== null;
  return {
    reservationId: row.reservation_id,
    itineraryId: row.itinerary_id,
    category: row.category,
    ages: readJson(row.ages),
    joinedAt: new Date(row.joined_at),
    position: row.position,
    ...(isOffered && {
      offer: toOffer({ offer_id: offerId, cabin_number: cabinNumber, quote, expires_at: expiresAt }),
    }),
  };
}

export const toOffer = (
  row: Pick<LineDatabase['place_offers'], 'offer_id' | 'cabin_number' | 'quote' | 'expires_at'>,
): WaitlistOffer => ({
  offerId: row.offer_id,
  cabinNumber: row.cabin_number,
  quote: readJson(row.quote),
  expiresAt: new Date(row.expires_at),
});
