import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly preparation_checks: { reservation_id: string; checked_on: string };
    readonly preparation_reminders: { reservation_id: string; contact_id: string; reminded_at: number };
  }
}

export const preparationReminderTables: TableMigration = {
  name: '094-preparation-reminders',
  inCopy: { preparation_reminders: { leftOut: 'a message that is in the guest’s mailbox' } },
  tables: ['preparation_reminders', 'preparation_checks'],
  eraseGuest: deleteRowsOf('preparation_reminders'),
  async up(db) {
    await db.schema
      .createTable('preparation_checks')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey())
      .addColumn('checked_on', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('preparation_reminders')
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('reminded_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('preparation_reminders_key', ['reservation_id', 'contact_id'])
      .execute();
  },
};
