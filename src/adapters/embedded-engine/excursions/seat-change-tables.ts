import { sql } from 'kysely';
import { isPostgres } from '../../sql/is-postgres';
import type { TableMigration } from '../../sql/table-migration';

export const seatChangeChannel = 'landfall_seats';

/**
 * A trigger on departures announces each commit to all nodes, because every change of seats and waitlists updates the
 * departure's row.
 */
export const announceSeatChanges: TableMigration = {
  name: '085-seat-changes',
  async up(db) {
    if (!isPostgres(db)) return;
    await sql`
      create function landfall_announce_seats() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(seatChangeChannel)}, '');
        return null;
      end $$`.execute(db);
    await sql`
      create trigger announce_seats after insert or update or delete on excursion_departures
      for each statement execute function landfall_announce_seats()`.execute(db);
  },
};
