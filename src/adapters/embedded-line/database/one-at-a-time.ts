import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { LineDatabase } from './line-database';

const layOutLock = 7_001_002;

/** Nodes that lay out the line at the same moment do it one after the other. SQLite has one writer anyway. */
export async function oneAtATime(transaction: Transaction<LineDatabase>): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(layOutLock)})`.execute(transaction);
}
