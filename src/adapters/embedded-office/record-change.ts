import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../core/shared/clock.port';
import { atomically } from '../sql/atomically';
import type { LineDatabase } from '../sql/line-database';
import { logEntry } from './office-tables';

/** A change and the sentence that reports it; `isChange` false: it was so before, and nothing is logged. */
export interface OfficeChange {
  readonly text: string;
  readonly isChange: boolean;
}

export const done = (text: string): OfficeChange => ({ text, isChange: true });
export const unchanged = (text: string): OfficeChange => ({ text, isChange: false });

export function recordChange<Change extends OfficeChange>(
  { db, clock, who }: { readonly db: Kysely<LineDatabase>; readonly clock: Clock; readonly who: string },
  command: string,
  work: (transaction: Transaction<LineDatabase>) => Promise<Change>,
): Promise<Change> {
  return atomically(db, async (transaction) => {
    const change = await work(transaction);
    if (change.isChange) await logEntry(transaction, { at: clock.now().getTime(), who, command, outcome: change.text });
    return change;
  });
}
