import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** All instants are in milliseconds. `contact_id` may be that of another CRM, so it is not a foreign key. */
    readonly passkeys: {
      passkey_id: string;
      contact_id: string;
      user_handle: string;
      public_key: string;
      counter: number;
      is_backed_up: number;
      name: string;
      created_at: number;
      last_used_at: number | null;
    };
  }
}

export const passkeyTables: TableMigration = {
  name: '059-passkeys',
  inCopy: { passkeys: { chapter: 'passkeys' } },
  tables: ['passkeys'],
  eraseGuest: deleteRowsOf('passkeys'),
  indexes: { passkeys_by_contact: { passkeys: ['contact_id'] } },
  async up(db) {
    await db.schema
      .createTable('passkeys')
      .addColumn('passkey_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('user_handle', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('is_backed_up', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
  },
};
