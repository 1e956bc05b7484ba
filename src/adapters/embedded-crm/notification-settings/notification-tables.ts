import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  reservation_reminders: {
    reservation_id: 'text -> reservations.reservation_id',
    /** The key names the event and its due date, because another date is another reminder. */
    occasion: 'text',
    telling_until: 'bigint',
    told_at: 'bigint?',
    reservation_reminders_once: { key: ['reservation_id', 'occasion'] },
  },
  notification_choices: {
    contact_id: 'text -> contacts.contact_id',
    item: 'text',
    email: 'integer',
    sms: 'integer',
    chosen_at: 'bigint',
    notification_choices_once: { key: ['contact_id', 'item'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A guest's explicit choices; an item without a row follows the defaults. */
    readonly notification_choices: Row<typeof creates.notification_choices>;
    /**
     * Reminders that were sent about a reservation, so that none is sent twice. `telling_until` is the lease of the
     * sending node.
     */
    readonly reservation_reminders: Row<typeof creates.reservation_reminders>;
  }
}

export const notificationTables: TableMigration = {
  name: '019-notifications',
  inCopy: { notification_choices: { chapter: 'notificationSettings' } },
  eraseGuest: deleteRowsOf('notification_choices'),
  creates,
};
