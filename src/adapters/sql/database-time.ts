import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from './is-postgres';
import type { OpenDatabase } from './line-database';

/** The database's own clock is the same for every node, and never a demonstration's moved clock. */
export function databaseTime(db: OpenDatabase): RawBuilder<number> {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
}
