import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly line_documents: { path: string; body: string };
  }
}

export const lineDocumentTables: TableMigration = {
  name: '073-line-documents',
  tables: ['line_documents'],
  async up(db) {
    await db.schema
      .createTable('line_documents')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};
