import { sql } from 'kysely';
import { databaseTime } from './database-time';
import type { OpenDatabase } from './line-database';

/**
 * Seconds by which the node's clock is ahead of the database (reliability G9), accurate to half of the response time. A
 * demonstration's offset does not count.
 */
export async function readClockSkew(db: OpenDatabase, nodeTime = () => Date.now()): Promise<number> {
  const askedAt = nodeTime();
  const { rows } = await sql<{ now: number }>`select ${databaseTime(db)} as now`.execute(db);
  const halfway = (askedAt + nodeTime()) / 2;
  return (halfway - (rows[0]?.now ?? NaN)) / 1_000;
}
