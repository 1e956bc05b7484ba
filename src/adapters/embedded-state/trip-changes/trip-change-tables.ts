import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A row with `reservation_id` and no `day` changes the cabin of one reservation. `before` and `after` are JSON. */
    readonly trip_changes: {
      change_id: string;
      itinerary_id: string;
      day: number | null;
      reservation_id: string | null;
      before_plan: string;
      after_plan: string;
      reason: string;
      changed_at: number;
    };
    /** Persons who must be notified of a change, and who have acknowledged it. */
    readonly trip_change_notices: {
      change_id: string;
      reservation_id: string;
      contact_id: string;
      claimed_until: number;
      notified_at: number | null;
      acknowledged_at: number | null;
    };
  }
}

export const tripChangeTables: TableMigration = {
  name: '100-trip-changes',
  inCopy: { trip_change_notices: { chapter: 'tripChanges' } },
  tables: ['trip_change_notices', 'trip_changes'],
  eraseGuest: deleteRowsOf('trip_change_notices'),
  indexes: {
    trip_change_notices_by_contact: { trip_change_notices: ['contact_id', 'reservation_id'] },
    trip_change_notices_waiting: { trip_change_notices: ['notified_at', 'claimed_until'] },
  },
  async up(db) {
    await db.schema
      .createTable('trip_changes')
      .addColumn('change_id', 'text', (column) => column.primaryKey())
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('day', 'integer')
      .addColumn('reservation_id', 'text')
      .addColumn('before_plan', 'text', (column) => column.notNull())
      .addColumn('after_plan', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('trip_change_notices')
      .addColumn('change_id', 'text', (column) => column.notNull().references('trip_changes.change_id'))
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('notified_at', 'bigint')
      .addColumn('acknowledged_at', 'bigint')
      .addPrimaryKeyConstraint('trip_change_notices_key', ['change_id', 'reservation_id', 'contact_id'])
      .execute();
  },
};
