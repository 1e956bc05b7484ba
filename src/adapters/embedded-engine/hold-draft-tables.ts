import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Unfinished guest details of a hold; `typed` is sealed together with the salt (reliability F9). */
    readonly hold_drafts: { hold_id: string; salt: string; typed: string; changed_at: number };
  }
}

export const holdDraftTables: TableMigration = {
  name: '080-hold-drafts',
  tables: ['hold_drafts'],
  forgetHolds: async (transaction, holdIds) => {
    await transaction.deleteFrom('hold_drafts').where('hold_id', 'in', holdIds).execute();
  },
  indexes: { hold_drafts_by_change: { hold_drafts: ['changed_at'] } },
  async up(db) {
    await db.schema
      .createTable('hold_drafts')
      .addColumn('hold_id', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('typed', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
