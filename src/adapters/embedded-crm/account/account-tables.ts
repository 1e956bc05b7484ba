import { deleteRowsOf } from '../../sql/guest-erasure';
import { sql } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';
import type { ContactChannel, ContactUse } from '../../../core/account/contact';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * A guest's list of e-mails and phones. The addresses for signing in are in `contact_emails` and `contact_phones`;
     * `confirmed_address` links an entry to them. A removed entry retains only its id.
     */
    readonly contact_points: {
      contact_point_id: string;
      contact_id: string;
      channel: ContactChannel;
      address: string;
      country: string | null;
      contact_use: ContactUse;
      is_primary: number;
      confirmed_address: string | null;
      position: number;
      removed_at: number | null;
    };
    /** A removed address retains only its id. */
    readonly contact_addresses: {
      address_id: string;
      contact_id: string;
      street: string;
      city: string;
      country: string;
      state: string;
      postal_code: string;
      is_primary: number;
      position: number;
      removed_at: number | null;
    };
  }
}

export const accountTables: TableMigration = {
  name: '017-accounts',
  inCopy: { contact_addresses: { chapter: 'addresses' }, contact_points: { chapter: 'contactDetails' } },
  tables: ['contact_points', 'contact_addresses'],
  eraseGuest: deleteRowsOf('contact_points', 'contact_addresses'),
  indexes: {
    contact_points_by_contact: { contact_points: ['contact_id'] },
    contact_addresses_by_contact: { contact_addresses: ['contact_id'] },
  },
  async up(db) {
    await db.schema
      .createTable('contact_points')
      .addColumn('contact_point_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('country', 'text')
      .addColumn('contact_use', 'text', (column) => column.notNull())
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .addColumn('confirmed_address', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    // Code enforces the rule; this unique index is the last safeguard (H64).
    await db.schema
      .createIndex('contact_points_one_primary')
      .unique()
      .on('contact_points')
      .columns(['contact_id', 'channel'])
      .where(sql.ref('is_primary'), '=', 1)
      .execute();
    await db.schema
      .createTable('contact_addresses')
      .addColumn('address_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('street', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('postal_code', 'text', (column) => column.notNull())
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
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
