import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  partners: { partner_id: 'text key', name: 'text', scopes: 'text', per_minute: 'integer', added_at: 'bigint' },
  partner_keys: {
    key_id: 'text key',
    partner_id: 'text -> partners.partner_id',
    digest: 'text',
    created_at: 'bigint',
    last_used_on: 'text?',
    expires_at: 'bigint?',
    revoked_at: 'bigint?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** `scopes` has names separated by spaces. */
    readonly partners: Row<typeof creates.partners>;
    readonly partner_keys: Row<typeof creates.partner_keys>;
  }
}

export const partnerTables: TableMigration = {
  name: '050-partners',
  creates,
};
