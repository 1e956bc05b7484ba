import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  demo_state: { demo_id: 'integer key', clock_offset_ms: 'bigint', resets: 'integer' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** One row that all nodes of a demonstration read. A reset does not empty it, because it counts resets. */
    readonly demo_state: Row<typeof creates.demo_state>;
  }
}

export const demoTables: TableMigration = {
  name: '006-demo',
  creates,
  outliveReset: ['demo_state'],
};
