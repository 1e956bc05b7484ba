import { sql } from 'kysely';
import { isPostgres } from './is-postgres';
import { sequencePrefix, stateFunction, triggerFunction } from './table-change-triggers';
import type { TableMigration } from './table-migration';

/**
 * On PostgreSQL each write of a table sets a sequence to a random number, which other transactions see at once. No
 * writer waits for another one, because a sequence is not locked until the commit (decision 0129). Both functions run
 * with their owner's rights, because the role of a node may have none on sequences.
 */
export const tableChangeFunctions: TableMigration = {
  name: '108-table-changes',
  async up(db) {
    if (!isPostgres(db)) return;
    // A transaction without an id has changed no row.
    await sql`
      create function ${sql.ref(triggerFunction)}() returns trigger language plpgsql
      security definer set search_path = pg_catalog, pg_temp as $$
      begin
        if pg_current_xact_id_if_assigned() is not null then
          perform setval(format('%I.%I', tg_table_schema, ${sql.lit(sequencePrefix)} || tg_table_name)::regclass,
            1 + floor(random() * 9e15)::bigint);
        end if;
        return null;
      end $$`.execute(db);
    // The snapshot before the sequences: a later call with the same snapshot may skip them. The age of its oldest id
    // after them, and in this transaction for the first time: it counts to an id that no writer had by then.
    await sql`
      create function ${sql.ref(stateFunction)}(known text, sequences oid[]) returns text language plpgsql
      security definer set search_path = pg_catalog, pg_temp as $$
      declare
        snapshot pg_snapshot := pg_current_snapshot();
        state text := concat(date_part('epoch', pg_postmaster_start_time()), '|', snapshot);
        changes text;
      begin
        if state = known then return null; end if;
        changes := array_to_string(array(select pg_sequence_last_value(one) from unnest(sequences) as one), ' ', '-');
        return concat(state, '|', age(pg_snapshot_xmin(snapshot)::xid), '|', changes);
      end $$`.execute(db);
  },
};
