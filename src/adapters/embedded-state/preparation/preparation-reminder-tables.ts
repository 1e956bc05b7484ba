import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  preparation_checks: { reservation_id: 'text key', checked_on: 'text' },
  preparation_reminders: {
    reservation_id: 'text',
    contact_id: 'text',
    reminded_at: 'bigint',
    preparation_reminders_key: { key: ['reservation_id', 'contact_id'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly preparation_checks: Row<typeof creates.preparation_checks>;
    readonly preparation_reminders: Row<typeof creates.preparation_reminders>;
  }
}

export const preparationReminderTables: TableMigration = {
  name: '094-preparation-reminders',
  inCopy: { preparation_reminders: { leftOut: 'a message that is in the guest’s mailbox' } },
  eraseGuest: deleteRowsOf('preparation_reminders'),
  creates,
};
