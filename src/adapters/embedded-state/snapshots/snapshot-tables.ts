import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  kept_copies: { name: 'text key', text: 'text' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * Another system's last good responses, for a start during which it does not answer; and the report of the last
     * self-check.
     */
    readonly kept_copies: Row<typeof creates.kept_copies>;
  }
}

export const snapshotTables: TableMigration = {
  name: '037-kept-copies',
  creates,
  outliveReset: ['kept_copies'],
};
