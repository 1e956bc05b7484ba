import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  line_documents: { path: 'text key', body: 'text' },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly line_documents: Row<typeof creates.line_documents>;
  }
}

export const lineDocumentTables: TableMigration = {
  name: '073-line-documents',
  creates,
};
