import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  calendar_shares: {
    contact_id: 'text',
    reservation_id: 'text',
    seed: 'text',
    digest: 'text unique',
    opened_at: 'bigint',
    calendar_shares_key: { key: ['contact_id', 'reservation_id'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * `seed` and the site's secret yield the URL, and `digest` finds the share by it: the table alone gives no access.
     */
    readonly calendar_shares: Row<typeof creates.calendar_shares>;
  }
}

export const shareTables: TableMigration = {
  name: '028-calendar-shares',
  inCopy: { calendar_shares: { leftOut: 'a copy of the private address would show where its guest is' } },
  eraseGuest: deleteRowsOf('calendar_shares'),
  creates,
};
