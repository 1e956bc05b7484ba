import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * Another system's last good responses, for a start during which it does not answer; and the report of the last
     * self-check.
     */
    readonly kept_copies: { name: string; text: string };
  }
}

export const snapshotTables: TableMigration = {
  name: '037-kept-copies',
  async up(db) {
    await db.schema
      .createTable('kept_copies')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
  },
};
