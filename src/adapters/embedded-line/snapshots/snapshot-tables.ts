import type { Migration } from 'kysely';

export interface SnapshotTables {
  /** Another system's last good answers, for a start on which that system does not answer. */
  readonly kept_copies: { name: string; text: string };
}

export const createSnapshots: Migration = {
  async up(db) {
    await db.schema
      .createTable('kept_copies')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
  },
};
