import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { Unavailable } from '../../core/shared/unavailable';
import { isPostgres } from './is-postgres';
import type { LineDatabase } from './line-database';

const migrationLock = 7_001_001;
const generationLock = 7_001_002;
/** Another node may be generating the whole line on a slow machine. */
const maxWaitMs = 60_000;

/** Nodes that start at the same moment migrate one after the other. SQLite has a single writer anyway. */
export async function withMigrationLock(
  connection: Kysely<LineDatabase>,
  giveUpAfterMs: number,
  migrate: () => Promise<void>,
): Promise<void> {
  if (!isPostgres(connection)) return migrate();
  await waitFor(connection, sql`select pg_try_advisory_lock(${sql.lit(migrationLock)}) as taken`, giveUpAfterMs);
  try {
    await migrate();
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
  }
}

/** Nodes that generate the line at the same moment do it one after the other, until the transaction ends. */
export async function lockGeneration(transaction: Transaction<LineDatabase>): Promise<void> {
  if (!isPostgres(transaction)) return;
  await waitFor(transaction, sql`select pg_try_advisory_xact_lock(${sql.lit(generationLock)}) as taken`);
}

/**
 * Others write these tables before this transaction or after it: what they add meanwhile would belong to rows that it
 * deletes.
 */
export async function lockWrites(
  transaction: Transaction<LineDatabase>,
  tables: readonly (keyof LineDatabase)[],
): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
    transaction,
  );
}

/** Polls for the lock: a statement that blocked on it would be cancelled by the statement timeout. */
async function waitFor(
  db: Kysely<LineDatabase>,
  attempt: RawBuilder<unknown>,
  waitMs: number = maxWaitMs,
): Promise<void> {
  for (const giveUpAt = performance.now() + waitMs; ; await sleep(50)) {
    const { rows } = await attempt.execute(db);
    if ((rows as readonly { readonly taken: boolean }[])[0]?.taken) return;
    if (performance.now() >= giveUpAt) throw new Unavailable('database');
  }
}
