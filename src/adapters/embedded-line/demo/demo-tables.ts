import type { Migration } from 'kysely';

/** One row that all nodes of a demonstration read. It survives a restored line: it counts those. */
export interface DemoTables {
  readonly demo_state: { demo_id: number; clock_offset_ms: number; resets: number };
}

export const theOnlyRow = 1;

export const createDemo: Migration = {
  async up(db) {
    await db.schema
      .createTable('demo_state')
      .addColumn('demo_id', 'integer', (column) => column.primaryKey())
      .addColumn('clock_offset_ms', 'bigint', (column) => column.notNull())
      .addColumn('resets', 'integer', (column) => column.notNull())
      .execute();
  },
};
