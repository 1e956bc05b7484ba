import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../src/adapters/sql/is-postgres';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { openDatabase } from '../../src/adapters/sql/open-database';

interface Column {
  readonly type: string;
  /** An insert has to name it. */
  readonly isRequired: boolean;
  readonly isNullable: boolean;
}

interface Table {
  readonly columns: Readonly<Record<string, Column>>;
  /** Columns of each unique index and primary key, sorted. */
  readonly unique: readonly string[];
  /** `column → table`. */
  readonly references: readonly string[];
}

/** What statements of a release rely on. Migrations make both databases alike, so it is read from SQLite. */
export type Schema = Readonly<Record<string, Table>>;

/** The release that this one has to run beside: `npm run release` writes it. */
export interface Release {
  readonly tag: string;
  /** What the tag names: clones without tags, and archives, have this alone. */
  readonly commit: string;
  readonly schema: Schema;
}

export async function currentSchema(): Promise<Schema> {
  const db = await openDatabase({ dataFolder: ':memory:' });
  try {
    return await readSchema(db);
  } finally {
    await db.destroy();
  }
}

export async function readSchema(db: Kysely<LineDatabase>): Promise<Schema> {
  if (isPostgres(db)) throw new Error('Schemas are read from SQLite');
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name`.execute(
    db,
  );
  const entries = await Promise.all(tables.rows.map(async ({ name }) => [name, await readTable(db, name)] as const));
  return Object.fromEntries(entries);
}

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

async function readTable(db: Kysely<LineDatabase>, table: string): Promise<Table> {
  const columns = (await sql<ColumnRow>`select * from pragma_table_info(${table}) order by name`.execute(db)).rows;
  const unique = (
    await sql<{ columns: string }>`
      select group_concat(name) as columns
      from (select index_list.name as index_name, index_info.name as name
        from pragma_index_list(${table}) index_list, pragma_index_info(index_list.name) index_info
        where index_list."unique" = 1 order by index_list.name, index_info.name)
      group by index_name order by 1`.execute(db)
  ).rows;
  const references = (
    await sql<{
      reference: string;
    }>`select "from" || ' → ' || "table" as reference from pragma_foreign_key_list(${table}) order by 1`.execute(db)
  ).rows;
  return {
    columns: Object.fromEntries(
      columns.map(({ name, type, notnull, dflt_value: given, pk }) => [
        name,
        {
          type: type.toLowerCase(),
          isRequired: notnull === 1 && given === null && !(pk > 0 && type.toLowerCase() === 'integer'),
          isNullable: notnull === 0 && pk === 0,
        },
      ]),
    ),
    unique: unique.map((row) => row.columns),
    references: references.map(({ reference }) => reference),
  };
}

/** What a newer schema refuses to statements that were written for the released one; empty is expand and contract. */
export function findBreaks(released: Schema, now: Schema): readonly string[] {
  return Object.entries(released).flatMap(([name, table]) => {
    const current = now[name];
    return current ? breaksOfTable(name, table, current) : [`${name} is gone`];
  });
}

function breaksOfTable(name: string, released: Table, now: Table): readonly string[] {
  const changed = Object.entries(released.columns).flatMap(([column, { type, isNullable, isRequired }]) => {
    const current = now.columns[column];
    if (!current) return [`${name}.${column} is gone`];
    return [
      ...(current.type === type ? [] : [`${name}.${column} was ${type} and is ${current.type}`]),
      ...(isNullable && !current.isNullable ? [`${name}.${column} may no longer be null`] : []),
      ...(!isRequired && current.isRequired ? [`${name}.${column} has lost its default`] : []),
    ];
  });
  const required = Object.entries(now.columns).flatMap(([column, { isRequired }]) =>
    isRequired && !released.columns[column] ? [`${name}.${column} is new and has no default`] : [],
  );
  const added = (kind: 'unique' | 'references') =>
    now[kind].filter((one) => !released[kind].includes(one)).map((one) => `${name}: ${kind} ${one} is new`);
  const lost = released.unique
    .filter((one) => !now.unique.includes(one))
    .map((one) => `${name}: unique ${one}, which a conflict clause may name, is gone`);
  return [...changed, ...required, ...added('unique'), ...added('references'), ...lost];
}
