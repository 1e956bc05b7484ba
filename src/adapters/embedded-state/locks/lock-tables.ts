import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  turns: { turn_key: 'text key', holder: 'text', taken_until: 'bigint' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** The holder of each lock, and when the lock expires unless it is extended, by the database's clock. */
    readonly turns: Row<typeof creates.turns>;
  }
}

export const lockTables: TableMigration = {
  name: '029-0-turns',
  creates,
};
