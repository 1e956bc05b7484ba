import { sql } from 'kysely';
import { Unavailable } from '../../core/shared/unavailable';
import type { LineDatabase, OpenTransaction } from '../sql/line-database';
import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  voyage_publications: { voyage_id: 'text key', is_published: 'integer' },
  line_log: { entry_id: 'integer key', at: 'bigint', who: 'text', command: 'text', outcome: 'text' },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Manual changes by operators, never those by guests. */
    readonly line_log: Row<typeof creates.line_log>;
    readonly voyage_publications: Row<typeof creates.voyage_publications>;
  }
}

export const officeTables: TableMigration = {
  name: '016-office',
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
  creates,
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
