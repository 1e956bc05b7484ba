import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Trips of another reservation system are recorded when their guests view them. */
    readonly known_trips: { reservation_id: string; contact_id: string; start_on: string };
  }
}

export const knownTripTables: TableMigration = {
  name: '101-known-trips',
  inCopy: { known_trips: { chapter: 'trips' } },
  tables: ['known_trips'],
  eraseGuest: deleteRowsOf('known_trips'),
  indexes: { known_trips_by_start: { known_trips: ['start_on'] } },
  async up(db) {
    await db.schema
      .createTable('known_trips')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('start_on', 'text', (column) => column.notNull())
      .execute();
  },
};
