import { deleteRowsOf } from '../../sql/guest-erasure';
import { sql } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';
import type { ContactChannel, ContactUse } from '../../../core/account/contact';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  contact_addresses: {
    address_id: 'text key',
    contact_id: 'text -> contacts.contact_id',
    street: 'text',
    city: 'text',
    country: 'text',
    state: 'text',
    postal_code: 'text',
    is_primary: 'integer',
    position: 'integer',
    removed_at: 'bigint?',
  },
  contact_points: {
    contact_point_id: 'text key',
    contact_id: 'text -> contacts.contact_id',
    channel: 'text' as Column<ContactChannel>,
    address: 'text',
    country: 'text?',
    contact_use: 'text' as Column<ContactUse>,
    is_primary: 'integer',
    confirmed_address: 'text?',
    position: 'integer',
    removed_at: 'bigint?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * A guest's list of e-mails and phones. The addresses for signing in are in `contact_emails` and `contact_phones`;
     * `confirmed_address` links an entry to them. A removed entry retains only its id.
     */
    readonly contact_points: Row<typeof creates.contact_points>;
    /** A removed address retains only its id. */
    readonly contact_addresses: Row<typeof creates.contact_addresses>;
  }
}

export const accountTables: TableMigration = {
  name: '017-accounts',
  inCopy: { contact_addresses: { chapter: 'addresses' }, contact_points: { chapter: 'contactDetails' } },
  eraseGuest: deleteRowsOf('contact_points', 'contact_addresses'),
  indexes: {
    contact_points_by_contact: { contact_points: ['contact_id'] },
    contact_addresses_by_contact: { contact_addresses: ['contact_id'] },
  },
  creates,
  async up(db) {
    // Code enforces the rule; this unique index is the last safeguard (H64).
    await db.schema
      .createIndex('contact_points_one_primary')
      .unique()
      .on('contact_points')
      .columns(['contact_id', 'channel'])
      .where(sql.ref('is_primary'), '=', 1)
      .execute();
    await db.schema
      .createIndex('contact_addresses_one_primary')
      .unique()
      .on('contact_addresses')
      .column('contact_id')
      .where(sql.ref('is_primary'), '=', 1)
      .execute();
  },
};
