import { type RawBuilder, sql } from 'kysely';
import type { CheckedArea, Finding } from '../../core/shared/self-checks.port';
import type { OpenDatabase } from '../sql/line-database';
import { keysOf } from '../../core/shared/typed-entries';

type Query = RawBuilder<{ readonly id: string }>;

const hourMs = 3_600_000;
/** Longer than delivery is tried: a lead of this age should have been delivered or given up. */
const leadMs = 73 * hourMs;
const webhookMs = 4 * 24 * hourMs;
/** A message is sent under a lease of seconds; within hours another node should have tried again. */
const messageMs = 6 * hourMs;
/** A message that a mail server refuses for a day is refused for good. */
const unsentMs = 24 * hourMs;

const rules = (now: number): Readonly<Record<CheckedArea, Readonly<Record<string, Query>>>> => ({
  reserving: {
    'a suite is sold twice': sql`
      select itinerary_id || ' ' || cabin_number as id from reservations
      where status in ('BK', 'OF') and cabin_number is not null
      group by itinerary_id, cabin_number having count(*) > 1`,
    'a suite is sold and not taken from those on sale': sql`
      select reservation_id as id from reservations
      where status in ('BK', 'OF') and cabin_number is not null
        and exists (select 1 from sailings where sailings.itinerary_id = reservations.itinerary_id)
        and not exists (select 1 from cabin_claims claim where claim.itinerary_id = reservations.itinerary_id
          and claim.cabin_number = reservations.cabin_number and claim.reservation_id = reservations.reservation_id)`,
    'a suite is taken for a reservation that does not exist': sql`
      select itinerary_id || ' ' || cabin_number as id from cabin_claims
      where reservation_id is not null
        and not exists (select 1 from reservations where reservations.reservation_id = cabin_claims.reservation_id)`,
    'a hold became a reservation that does not exist': sql`
      select hold_id as id from holds where reservation_id is not null
        and not exists (select 1 from reservations where reservations.reservation_id = holds.reservation_id)`,
  },
  paying: {
    'more is paid than a reservation costs': sql`
      select reservation_id as id from reservations where total_paid > total`,
    'payments do not add up to what a reservation says is paid': sql`
      select reservation.reservation_id as id from reservations reservation
      join payments on payments.reservation_id = reservation.reservation_id
      where reservation.status in ('BK', 'OF')
      group by reservation.reservation_id, reservation.total_paid having sum(payments.amount) <> reservation.total_paid`,
  },
  signingIn: {
    'a guest has no primary e-mail, or two': sql`
      select contact_id as id from contact_emails group by contact_id having sum(is_primary) <> 1`,
  },
  trips: {
    'more seats are taken than a departure has': sql`
      select departure.departure_id as id from excursion_departures departure
      join excursion_parties party on party.departure_id = departure.departure_id and party.state in ('confirmed', 'offered')
      join excursion_seats seat on seat.party_id = party.party_id and seat.ended_at is null
      group by departure.departure_id, departure.capacity having count(*) > departure.capacity`,
    'a guest has two seats on one departure': sql`
      select party.departure_id || ' ' || seat.participant_id as id from excursion_parties party
      join excursion_seats seat on seat.party_id = party.party_id and seat.ended_at is null
      where party.state <> 'ended' group by party.departure_id, seat.participant_id having count(*) > 1`,
    'a reservation has no guest': sql`
      select reservation_id as id from reservations where status in ('BK', 'OF')
        and not exists (select 1 from reservation_guests guest where guest.reservation_id = reservations.reservation_id)`,
  },
  messages: {
    'a lead was neither delivered nor given up': sql`
      select submission_id as id from lead_outbox where state in ('sealed', 'waiting') and waiting_since < ${now - leadMs}`,
    'a webhook was neither delivered nor given up': sql`
      select delivery_id as id from webhook_deliveries
      join webhook_endpoints on webhook_endpoints.endpoint_id = webhook_deliveries.endpoint_id
      where webhook_deliveries.state = 'due' and webhook_endpoints.state = 'active'
        and webhook_deliveries.created_at < ${now - webhookMs}`,
    'a guest was not written to about a reservation': sql`
      select reservation_id || ' ' || kind as id from reservation_news
      where told_at is null and ((telling_until > 0 and telling_until < ${now - messageMs}) or noted_at < ${now - unsentMs})
      union all
      select payment_id as id from payment_receipts
      where sent_at is null and ((claimed_until > 0 and claimed_until < ${now - messageMs}) or noted_at < ${now - unsentMs})
      union all
      select payment_id as id from refunded_payments
      where sent_at is null and ((claimed_until > 0 and claimed_until < ${now - messageMs}) or noted_at < ${now - unsentMs})`,
    'a guest was not told of a suite or a seat that is free for them': sql`
      select offer_id as id from place_offers
      where told_at is null and outcome is null and telling_until > 0 and telling_until < ${now - messageMs}
      union all
      select party_id as id from excursion_parties
      where told_at is null and state = 'offered' and telling_until > 0 and telling_until < ${now - messageMs}`,
    'a guest was not told what the line answered': sql`
      select request_id as id from bespoke_requests
      where state <> 'requested' and told_at is null and changed_at < ${now - unsentMs}
      union all
      select message_id as id from trip_request_messages
      where is_from_guest = 0 and done_at is null and written_at < ${now - unsentMs}`,
    'a guest was not told of a change of their trip': sql`
      select notice.change_id || ' ' || notice.reservation_id as id from trip_change_notices notice
      join trip_changes on trip_changes.change_id = notice.change_id
      where notice.notified_at is null and trip_changes.changed_at < ${now - unsentMs}`,
    'a message about a trip was not handed to the line': sql`
      select message_id as id from trip_request_messages
      where is_from_guest = 1 and done_at is null and written_at < ${now - leadMs}`,
  },
});

/** Searches for invalid states, with reads only. An empty result means that there are none. */
export async function findFaults(db: OpenDatabase, now: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const ofAreas = rules(now);
  for (const area of keysOf(ofAreas))
    for (const [rule, query] of Object.entries(ofAreas[area])) {
      const { rows } = await query.execute(db);
      if (rows.length > 0) findings.push({ rule, area, ids: rows.map(({ id }) => id) });
    }
  return findings;
}

export const ruleCount = Object.values(rules(0)).flatMap((queries) => Object.keys(queries)).length;
