import type { Migration } from 'kysely';

export interface LockTables {
  /** Who has the turn of a key, until when unless it is lengthened. By the database's clock. */
  readonly turns: { turn_key: string; holder: string; taken_until: number };
}

export const lockTableNames = ['turns'] as const;

export const createLocks: Migration = {
  async up(db) {
    await db.schema
      .createTable('turns')
      .addColumn('turn_key', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('taken_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
