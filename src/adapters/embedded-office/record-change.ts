import type { Clock } from '../../core/shared/clock.port';
import { atomically } from '../sql/atomically';
import { emptyWriteAheadLog } from '../sql/empty-write-ahead-log';
import type { OpenDatabase, OpenTransaction } from '../sql/line-database';
import { logEntry } from './office-tables';

export interface OfficeChange {
  readonly text: string;
  readonly isChange: boolean;
}

export const reportChange = (text: string): OfficeChange => ({ text, isChange: true });
export const reportNoChange = (text: string): OfficeChange => ({ text, isChange: false });

export interface RecordParts {
  readonly db: OpenDatabase;
  readonly clock: Clock;
  readonly who: string;
  /** Reports what the command would do, and rolls it back. */
  readonly isDryRun?: boolean;
}

/** Throwing this error rolls back the transaction of a dry run. */
class DryRunEnd extends Error {}

/** Logs the change within its transaction, with its author and time. */
export async function recordChange<Change extends OfficeChange>(
  { db, clock, who, isDryRun = false }: RecordParts,
  command: string,
  work: (transaction: OpenTransaction) => Promise<Change>,
): Promise<Change> {
  let attempt: Change | undefined;
  try {
    return await atomically(db, async (transaction) => {
      const change = await work(transaction);
      if (isDryRun) {
        attempt = change;
        throw new DryRunEnd();
      }
      if (change.isChange)
        await logEntry(transaction, { at: clock.now().getTime(), who, command, outcome: change.text });
      return change;
    });
  } catch (error) {
    if (!attempt || !(error instanceof DryRunEnd)) throw error;
    return { ...attempt, text: `A dry run, nothing was changed. It would say: ${attempt.text}`, isChange: false };
  }
}

/** Records a change like `recordChange`, and returns what the operator reads. */
export const textOfChange = async (...change: Parameters<typeof recordChange<OfficeChange>>): Promise<string> =>
  (await recordChange(...change)).text;

/** Empties the database's log of what was deleted, and returns the text with what is left to do (reliability F9). */
export const afterEmptyingLog = async (db: OpenDatabase, text: string): Promise<string> =>
  (await emptyWriteAheadLog(db))
    ? text
    : `${text} The log of the database could not be emptied while others used it: please repeat this command.`;
