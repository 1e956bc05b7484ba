import { without } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import { forgetOldBookingRequests } from './pending-excursion-bookings';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly pending_outings: {
      request_key: string;
      sent_key: string;
      reservation_id: string;
      departure_id: string;
      seats: number;
      wish: string;
      state: 'sending' | 'unsure' | 'settled' | 'failed';
      sent_at: number;
      /** When the request is reconciled next; while a node does so, the end of its lease. */
      look_at: number;
      is_told: number;
    };
  }
}

export const pendingBookingTables: TableMigration = {
  name: '029-pending-outings',
  tables: ['pending_outings'],
  forgetOld: forgetOldBookingRequests,
  sealed: [{ table: 'pending_outings', column: 'wish', key: ['request_key'], remainder: without('notes') }],
  indexes: {
    pending_outings_by_look: { pending_outings: ['state', 'look_at'] },
    pending_outings_by_reservation: { pending_outings: ['reservation_id', 'state'] },
  },
  async up(db) {
    await db.schema
      .createTable('pending_outings')
      .addColumn('request_key', 'text', (column) => column.primaryKey())
      .addColumn('sent_key', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('departure_id', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('look_at', 'bigint', (column) => column.notNull())
      .addColumn('is_told', 'integer', (column) => column.notNull())
      .execute();
  },
};
