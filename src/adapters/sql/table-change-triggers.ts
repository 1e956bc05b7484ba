import { sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { OpenDatabase } from './line-database';

export const sequencePrefix = 'changes_of_';
export const triggerFunction = 'landfall_note_change';
export const stateFunction = 'landfall_table_changes';
const trigger = 'note_change';

interface TableOfSchema {
  readonly name: string;
  /** The id of its sequence, or null while nothing reports its writes. */
  readonly sequence: string | null;
  readonly isView: boolean;
}

export async function readTablesWithSequences(db: OpenDatabase): Promise<readonly TableOfSchema[]> {
  const { rows } = await sql<TableOfSchema>`
    select tables.relname as name, cast(sequences.oid as text) as sequence, tables.relkind <> 'r' as "isView"
    from pg_class as tables
    join pg_namespace on pg_namespace.oid = tables.relnamespace and nspname = current_schema()
    left join pg_trigger on tgrelid = tables.oid and tgname = ${sql.lit(trigger)} and tgenabled in ('O', 'A')
    left join pg_class as sequences on pg_trigger.oid is not null and sequences.relnamespace = tables.relnamespace
      and sequences.relkind = 'S' and sequences.relname = ${sql.lit(sequencePrefix)} || tables.relname
    where tables.relkind in ('r', 'p', 'v', 'm', 'f')`.execute(db);
  return rows;
}

/** Run after each migration, so that none has to think of it. */
export async function addTableChangeTriggers(db: OpenDatabase): Promise<void> {
  if (!isPostgres(db) || !(await hasFunctions(db))) return;
  for (const { name, sequence, isView } of await readTablesWithSequences(db)) {
    if (sequence !== null || isView || name.startsWith('kysely_')) continue;
    await sql`create sequence ${sql.ref(sequencePrefix + name)}`.execute(db);
    // A sequence without a value is missing to those who read it.
    await sql`select setval(${sequencePrefix + name}, 1)`.execute(db);
    await sql`
      create trigger ${sql.ref(trigger)} after insert or update or delete or truncate on ${sql.table(name)}
      for each statement execute function ${sql.ref(triggerFunction)}()`.execute(db);
  }
}

async function hasFunctions(db: OpenDatabase): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regproc(${triggerFunction}) is not null as has`.execute(db);
  return rows[0]?.has === true;
}
