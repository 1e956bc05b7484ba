import { type Failures, type FailureBudget, noFailures } from '../../../core/sign-in/guess-rules';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { readJson } from '../../sql/json-text';

export async function readFailures(db: OpenDatabase, subject: string): Promise<Failures> {
  const row = await db
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('subject_digest', '=', subject)
    .executeTakeFirst();
  return row ? toFailures(row) : noFailures;
}

const toFailures = (row: LineDatabase['sign_in_failures']): Failures => ({
  failedAt: readJson(row.failed_at),
  lockedUntil: row.locked_until,
});

/** Locks the identifier's failures, because browsers that guess at the same identifier lock different codes. */
export async function lockFailures(db: OpenTransaction, subject: string): Promise<Failures> {
  const row = await db
    .insertInto('sign_in_failures')
    .values({ subject_digest: subject, failed_at: '[]', locked_until: 0, kept_until: 0 })
    .onConflict((conflict) =>
      conflict.column('subject_digest').doUpdateSet(({ ref }) => ({ kept_until: ref('sign_in_failures.kept_until') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFailures(row);
}

export async function writeFailures(
  db: OpenTransaction,
  { subject, failures, budget, now }: { subject: string; failures: Failures; budget: FailureBudget; now: number },
): Promise<void> {
  const row = {
    failed_at: JSON.stringify(failures.failedAt),
    locked_until: failures.lockedUntil,
    kept_until: now + budget.withinMs + (budget.lockMs ?? 0),
  };
  await db.updateTable('sign_in_failures').set(row).where('subject_digest', '=', subject).execute();
}

export async function forgiveFailures(db: OpenTransaction, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject_digest', 'in', subjects).execute();
}
