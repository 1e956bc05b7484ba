import { sql, type Kysely } from 'kysely';
import type { LineDatabase } from '../../src/adapters/sql/line-database';

/** Deliveries go by the database's own clock, which no test can move: what is stored becomes older instead. */
export async function passWebhookTime(db: Kysely<LineDatabase>, seconds: number): Promise<void> {
  const ms = seconds * 1000;
  await sql`update webhook_deliveries set due_at = due_at - ${ms}, changed_at = changed_at - ${ms},
    claimed_until = case when claimed_until = 0 then 0 else claimed_until - ${ms} end`.execute(db);
  await sql`update webhook_attempts set at = at - ${ms}`.execute(db);
  await sql`update webhook_endpoints set previous_until = previous_until - ${ms}`.execute(db);
}
