import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  shortlist_shares: { digest: 'text key', stop_digest: 'text unique', items: 'text', expires_at: 'bigint' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** `digest` finds a list for reading, `stop_digest` for ending it; `items` has only ids of the catalogue. */
    readonly shortlist_shares: Row<typeof creates.shortlist_shares>;
  }
}

export const shortlistShareTables: TableMigration = {
  name: '097-shortlist-shares',
  indexes: { shortlist_shares_expiry: { shortlist_shares: ['expires_at'] } },
  creates,
};
