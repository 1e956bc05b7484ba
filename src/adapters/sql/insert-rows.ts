import { type Insertable, type InsertQueryBuilder, type InsertResult, sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { LineDatabase, OpenDatabase } from './line-database';

export async function insertRows<Table extends keyof LineDatabase>(
  db: OpenDatabase,
  table: Table,
  rows: readonly Insertable<LineDatabase[Table]>[],
): Promise<void> {
  if (rows.length > 0) await queryToInsert(db, table, rows).execute();
}

/**
 * Inserts rows by one JSON parameter, because one parameter for each value costs three times as much. The rows must not
 * contain a sealed column (F9).
 */
export function queryToInsert<Table extends keyof LineDatabase>(
  db: OpenDatabase,
  table: Table,
  rows: readonly Insertable<LineDatabase[Table]>[],
): InsertQueryBuilder<LineDatabase, Table, InsertResult> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof LineDatabase[Table] & string)[];
  const json = JSON.stringify(rows);
  // Without a condition SQLite would parse a following `on conflict` as that of a join.
  const query = isPostgres(db)
    ? sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) where true`
    : sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))} from json_each(${json}) where true`;
  return db.insertInto(table).columns(columns).expression(query);
}
