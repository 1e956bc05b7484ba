import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  demo_desk: { demo_id: 'integer key', state: 'text' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly demo_desk: Row<typeof creates.demo_desk>;
  }
}

export const demoEngineTables: TableMigration = {
  name: '036-demo-desk',
  creates,
};
