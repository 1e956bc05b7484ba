import { sql } from 'kysely';
import { databaseTime } from '../sql/database-time';
import type { OpenDatabase } from '../sql/line-database';

interface MessageOutbox {
  readonly waiting: number;
  /**
   * This is the age of the oldest waiting message. Messages of offers are not counted, because no time is stored with
   * them.
   */
  readonly oldestSeconds: number;
}

export async function readMessageOutbox(db: OpenDatabase): Promise<MessageOutbox> {
  const now = databaseTime(db);
  const { rows } = await sql<{ waiting: number; oldest: number | null }>`
    select count(*) as waiting, ${now} - min(noted_at) as oldest from (
      select noted_at from reservation_news where told_at is null
      union all
      select noted_at from payment_receipts where sent_at is null
      union all
      select noted_at from refunded_payments where sent_at is null
      union all
      select changed_at from bespoke_requests where told_at is null and state <> 'requested'
      union all
      select changed_at from trip_change_notices notice
        join trip_changes on trip_changes.change_id = notice.change_id where notice.notified_at is null
      union all
      select written_at from trip_request_messages where is_from_guest = 0 and done_at is null
      union all
      select null from place_offers where told_at is null and outcome is null and expires_at > ${now}
      union all
      select null from excursion_parties where told_at is null and state = 'offered' and offer_ends_at > ${now}
    ) as messages`.execute(db);
  const [{ waiting, oldest } = { waiting: 0, oldest: null }] = rows;
  return { waiting: Number(waiting), oldestSeconds: Math.max(0, Number(oldest ?? 0) / 1000) };
}
