import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** The holder of each lock, and when the lock expires unless it is extended, by the database's clock. */
    readonly turns: { turn_key: string; holder: string; taken_until: number };
  }
}

export const lockTables: TableMigration = {
  name: '029-0-turns',
  tables: ['turns'],
  async up(db) {
    await db.schema
      .createTable('turns')
      .addColumn('turn_key', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('taken_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
