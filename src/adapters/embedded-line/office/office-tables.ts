import type { Migration } from 'kysely';

export interface OfficeTables {
  /** What the line's people did by hand, never what a guest did. */
  readonly line_log: { entry_id: number; at: number; who: string; command: string; outcome: string };
  /** Where a voyage is published or withdrawn against what its file says. */
  readonly voyage_publications: { voyage_id: string; is_published: number };
}

export const officeTableNames = ['line_log', 'voyage_publications'] as const;

export const createOffice: Migration = {
  async up(db) {
    await db.schema
      .createTable('line_log')
      .addColumn('entry_id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('voyage_publications')
      .addColumn('voyage_id', 'text', (column) => column.primaryKey())
      .addColumn('is_published', 'integer', (column) => column.notNull())
      .execute();
  },
};
