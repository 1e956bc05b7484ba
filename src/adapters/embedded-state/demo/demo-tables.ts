import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** One row that all nodes of a demonstration read. A reset does not empty it, because it counts resets. */
    readonly demo_state: { demo_id: number; clock_offset_ms: number; resets: number };
  }
}

export const demoTables: TableMigration = {
  name: '006-demo',
  async up(db) {
    await db.schema
      .createTable('demo_state')
      .addColumn('demo_id', 'integer', (column) => column.primaryKey())
      .addColumn('clock_offset_ms', 'bigint', (column) => column.notNull())
      .addColumn('resets', 'integer', (column) => column.notNull())
      .execute();
  },
};
