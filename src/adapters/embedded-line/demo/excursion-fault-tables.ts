import type { Migration } from 'kysely';

export interface ExcursionFaultTables {
  /** One row: how the demonstration's excursion booking system behaves. */
  readonly demo_desk: { demo_id: number; state: string };
}

/** Restoring the sample line empties it. */
export const excursionFaultTableNames = ['demo_desk'] as const;

export const createExcursionFaults: Migration = {
  async up(db) {
    await db.schema
      .createTable('demo_desk')
      .addColumn('demo_id', 'integer', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};
