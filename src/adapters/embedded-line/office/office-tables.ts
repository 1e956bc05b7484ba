import type { Migration, Transaction } from 'kysely';
import type { LineDatabase } from '../database/line-database';

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

type Entry = Omit<OfficeTables['line_log'], 'entry_id'>;

/** Into the transaction of the change itself: what is done is logged, and what is logged was done. */
export async function logEntry(transaction: Transaction<LineDatabase>, entry: Entry): Promise<void> {
  const last = await transaction
    .selectFrom('line_log')
    .select(({ fn }) => fn.max('entry_id').as('entry_id'))
    .executeTakeFirst();
  await transaction
    .insertInto('line_log')
    .values({ entry_id: (last?.entry_id ?? 0) + 1, ...entry })
    .execute();
}
