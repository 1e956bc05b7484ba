import { sql } from 'kysely';
import type { OpenTransaction } from '../../sql/line-database';

export interface Stay {
  readonly reservationId: string;
  readonly participantIds: readonly string[];
  readonly begins: Date;
  readonly ends: Date;
}

interface Clash {
  readonly id: string;
  readonly tour_code: string | null;
  readonly date: string;
  readonly starts_at: string;
  readonly time_zone: string;
  readonly participant_id: string;
}

/**
 * Returns the activities of the guests at that time, one row for each guest: seats and waitlist entries by their start,
 * then bespoke requests that were not declined. `except` is a request that does not count.
 */
export async function clashesAt(
  transaction: OpenTransaction,
  { reservationId, participantIds, begins, ends }: Stay,
  except = '',
): Promise<readonly Clash[]> {
  const participants = sql.join([...participantIds]);
  const { rows } = await sql<Clash>`
    select departure.departure_id as id, departure.tour_code, departure.date, departure.starts_at, departure.time_zone,
      seat.participant_id, departure.begins_at, 0 as is_request
    from excursion_seats seat
    join excursion_parties party on party.party_id = seat.party_id
    join excursion_departures departure on departure.departure_id = party.departure_id
    where seat.participant_id in (${participants}) and seat.ended_at is null
      and departure.begins_at < ${ends.getTime()} and departure.ends_at > ${begins.getTime()}
    union all
    select request.request_id, null, request.date, request.from_time, request.time_zone,
      guest.participant_id, request.begins_at, 1
    from bespoke_requests request
    join bespoke_guests guest on guest.request_id = request.request_id
    where request.reservation_id = ${reservationId} and request.state <> 'declined' and request.request_id <> ${except}
      and guest.participant_id in (${participants})
      and request.begins_at < ${ends.getTime()} and request.ends_at > ${begins.getTime()}
    order by is_request, begins_at, id`.execute(transaction);
  return rows;
}
