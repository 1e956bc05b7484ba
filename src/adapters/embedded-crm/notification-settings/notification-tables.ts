import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A guest's explicit choices; an item without a row follows the defaults. */
    readonly notification_choices: {
      contact_id: string;
      item: string;
      email: number;
      sms: number;
      chosen_at: number;
    };
    /**
     * Reminders that were sent about a reservation, so that none is sent twice. `telling_until` is the lease of the
     * sending node.
     */
    readonly reservation_reminders: {
      reservation_id: string;
      /** The key names the event and its due date, because another date is another reminder. */
      occasion: string;
      telling_until: number;
      told_at: number | null;
    };
  }
}

export const notificationTables: TableMigration = {
  name: '019-notifications',
  inCopy: { notification_choices: { chapter: 'notificationSettings' } },
  tables: ['notification_choices', 'reservation_reminders'],
  eraseGuest: deleteRowsOf('notification_choices'),
  async up(db) {
    await db.schema
      .createTable('notification_choices')
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('email', 'integer', (column) => column.notNull())
      .addColumn('sms', 'integer', (column) => column.notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('notification_choices_once', ['contact_id', 'item'])
      .execute();
    await db.schema
      .createTable('reservation_reminders')
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('occasion', 'text', (column) => column.notNull())
      .addColumn('telling_until', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addPrimaryKeyConstraint('reservation_reminders_once', ['reservation_id', 'occasion'])
      .execute();
  },
};
