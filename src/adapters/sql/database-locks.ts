import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { Unavailable } from '../../core/shared/unavailable';
import { isPostgres } from './is-postgres';
import type { LineDatabase, OpenDatabase, OpenTransaction } from './line-database';

const migrationLock = 7_001_001;
const generationLock = 7_001_002;
/** Long, because another node may be generating the whole line on a slow machine. */
const maxWaitMs = 60_000;

/** Nodes that start at the same moment migrate one after the other. SQLite has a single writer anyway. */
export async function withMigrationLock(
  connection: OpenDatabase,
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

/**
 * Nodes that generate the line at the same moment do so one after the other; the lock is held until the transaction
 * ends.
 */
export async function lockGeneration(transaction: OpenTransaction): Promise<void> {
  if (!isPostgres(transaction)) return;
  await waitFor(transaction, sql`select pg_try_advisory_xact_lock(${sql.lit(generationLock)}) as taken`);
}

/**
 * Other writers of these tables wait until this transaction ends: what they added during it would belong to rows that
 * it deletes.
 */
export async function lockWrites(transaction: OpenTransaction, tables: readonly (keyof LineDatabase)[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
    transaction,
  );
}

/** Polls for the lock, because the statement timeout would cancel a statement that blocks on it. */
async function waitFor(db: OpenDatabase, attempt: RawBuilder<unknown>, waitMs: number = maxWaitMs): Promise<void> {
  for (const giveUpAt = performance.now() + waitMs; ; await sleep(50)) {
    const { rows } = await attempt.execute(db);
    if ((rows as readonly { readonly taken: boolean }[])[0]?.taken) return;
    if (performance.now() >= giveUpAt) throw new Unavailable('database');
  }
}
