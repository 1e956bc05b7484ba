import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly demo_desk: { demo_id: number; state: string };
  }
}

export const demoEngineTables: TableMigration = {
  name: '036-demo-desk',
  tables: ['demo_desk'],
  async up(db) {
    await db.schema
      .createTable('demo_desk')
      .addColumn('demo_id', 'integer', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};
