import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** `digest` finds a list for reading, `stop_digest` for ending it; `items` has only ids of the catalogue. */
    readonly shortlist_shares: {
      digest: string;
      stop_digest: string;
      items: string;
      expires_at: number;
    };
  }
}

export const shortlistShareTables: TableMigration = {
  name: '097-shortlist-shares',
  tables: ['shortlist_shares'],
  indexes: { shortlist_shares_expiry: { shortlist_shares: ['expires_at'] } },
  async up(db) {
    await db.schema
      .createTable('shortlist_shares')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('stop_digest', 'text', (column) => column.notNull().unique())
      .addColumn('items', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
