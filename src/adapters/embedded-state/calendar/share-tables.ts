import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * `seed` and the site's secret yield the URL, and `digest` finds the share by it: the table alone gives no access.
     */
    readonly calendar_shares: {
      contact_id: string;
      reservation_id: string;
      seed: string;
      digest: string;
      opened_at: number;
    };
  }
}

export const shareTables: TableMigration = {
  name: '028-calendar-shares',
  inCopy: { calendar_shares: { leftOut: 'a copy of the private address would show where its guest is' } },
  tables: ['calendar_shares'],
  eraseGuest: deleteRowsOf('calendar_shares'),
  async up(db) {
    await db.schema
      .createTable('calendar_shares')
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('calendar_shares_key', ['contact_id', 'reservation_id'])
      .execute();
  },
};
