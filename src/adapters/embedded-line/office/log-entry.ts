import type { Transaction } from 'kysely';
import type { LineDatabase } from '../database/line-database';
import type { OfficeTables } from './office-tables';

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
