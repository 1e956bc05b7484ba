import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { OpenDatabase } from './line-database';

const attempts = 20;
const pauseMs = 100;

/**
 * Empties SQLite's write-ahead log, which still contains deleted values (reliability F9); `secure_delete` overwrites
 * deleted pages. Returns false when other processes used the database all the time, so that the command must be
 * repeated. PostgreSQL overwrites nothing: `docs/operations/running.md` says what an operator does there.
 */
export async function emptyWriteAheadLog(db: OpenDatabase): Promise<boolean> {
  if (isPostgres(db)) return true;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await sleep(pauseMs);
  }
  return false;
}
