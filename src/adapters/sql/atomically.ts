import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase, OpenTransaction } from './line-database';

const maxAttempts = 5;

/** Runs one transaction, and repeats it from its start after a deadlock or serialization failure. */
export async function atomically<T>(db: OpenDatabase, work: (transaction: OpenTransaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === maxAttempts || !mayBeRepeated(error)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

const mayBeRepeated = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
