import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  passkeys: {
    passkey_id: 'text key',
    contact_id: 'text',
    user_handle: 'text',
    public_key: 'text',
    counter: 'bigint',
    is_backed_up: 'integer',
    name: 'text',
    created_at: 'bigint',
    last_used_at: 'bigint?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** All instants are in milliseconds. `contact_id` may be that of another CRM, so it is not a foreign key. */
    readonly passkeys: Row<typeof creates.passkeys>;
  }
}

export const passkeyTables: TableMigration = {
  name: '059-passkeys',
  inCopy: { passkeys: { chapter: 'passkeys' } },
  eraseGuest: deleteRowsOf('passkeys'),
  indexes: { passkeys_by_contact: { passkeys: ['contact_id'] } },
  creates,
};
