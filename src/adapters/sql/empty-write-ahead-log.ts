import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { LineDatabase } from './line-database';

const attempts = 20;
const pauseMs = 100;

/**
 * Empties SQLite's write-ahead log, which still holds what was deleted (reliability F9); deleted pages are overwritten
 * by `secure_delete`. False: other processes read or wrote all the while, and the command has to be repeated.
 * PostgreSQL overwrites nothing: `docs/operations/running.md` says what an operator does there.
 */
export async function emptyWriteAheadLog(db: Kysely<LineDatabase>): Promise<boolean> {
  if (isPostgres(db)) return true;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await sleep(pauseMs);
  }
  return false;
}
