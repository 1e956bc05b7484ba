import { sql } from 'kysely';
import { Unavailable } from '../../core/shared/unavailable';
import type { LineDatabase, OpenTransaction } from '../sql/line-database';
import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Manual changes by operators, never those by guests. */
    readonly line_log: { entry_id: number; at: number; who: string; command: string; outcome: string };
    readonly voyage_publications: { voyage_id: string; is_published: number };
  }
}

export const officeTables: TableMigration = {
  name: '016-office',
  tables: ['line_log', 'voyage_publications'],
  /** Who did what and when stays; an erased guest's addresses and what was said of their identity do not. */
  async eraseGuest(transaction, { contactId }) {
    const command = `recover ${contactId}`;
    await transaction
      .updateTable('line_log')
      .set({ command, outcome: '' })
      .where('command', 'like', `${command}:%`)
      .execute();
    await transaction
      .updateTable('line_log')
      .set({ command: 'undo-unpaid' })
      .where(
        sql<boolean>`command in (select 'undo-unpaid ' || email from contact_emails where contact_id = ${contactId})`,
      )
      .execute();
  },
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

/** Each lost race means that a concurrent command got the number, so that so many indicate a defect. */
const maxFailedTries = 100;

type Entry = Omit<LineDatabase['line_log'], 'entry_id'>;

/** Writes in the transaction of the change itself, so that every change is logged and every entry is true. */
export async function logEntry(transaction: OpenTransaction, entry: Entry): Promise<void> {
  for (let failedTries = 0; failedTries < maxFailedTries; failedTries += 1) {
    const last = await transaction
      .selectFrom('line_log')
      .select(({ fn }) => fn.max('entry_id').as('entry_id'))
      .executeTakeFirst();
    const writtenEntry = await transaction
      .insertInto('line_log')
      .values({ entry_id: (last?.entry_id ?? 0) + 1, ...entry })
      .onConflict((conflict) => conflict.column('entry_id').doNothing())
      .returning('entry_id')
      .executeTakeFirst();
    if (writtenEntry) return;
  }
  throw new Unavailable('the log of operators');
}
