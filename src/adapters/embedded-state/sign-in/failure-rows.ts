import type { Kysely, Transaction } from 'kysely';
import { type Failures, type FailureBudget, noFailures } from '../../../core/sign-in/guess-rules';
import type { LineDatabase } from '../../sql/line-database';

/** The failures of one subject. Writers hold the lock of the code that is being guessed. */
export async function readFailures(db: Kysely<LineDatabase>, subject: string): Promise<Failures> {
  const row = await db
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('subject_digest', '=', subject)
    .executeTakeFirst();
  return row ? { failedAt: JSON.parse(row.failed_at) as number[], lockedUntil: row.locked_until } : noFailures;
}

export async function writeFailures(
  db: Transaction<LineDatabase>,
  { subject, failures, budget, now }: { subject: string; failures: Failures; budget: FailureBudget; now: number },
): Promise<void> {
  const row = {
    failed_at: JSON.stringify(failures.failedAt),
    locked_until: failures.lockedUntil,
    kept_until: now + budget.withinMs + (budget.lockMs ?? 0),
  };
  await db
    .insertInto('sign_in_failures')
    .values({ subject_digest: subject, ...row })
    .onConflict((conflict) => conflict.column('subject_digest').doUpdateSet(row))
    .execute();
}

export async function forgiveFailures(db: Transaction<LineDatabase>, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject_digest', 'in', subjects).execute();
}
