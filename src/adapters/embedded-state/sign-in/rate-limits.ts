import type { Clock } from '../../../core/shared/clock.port';
import type { RateLimits, RateOutcome, RateUse } from '../../../core/shared/rate-limits.port';
import {
  addUse,
  type CountedUse,
  dropUse,
  checkUse,
  longestWait,
  takenWithin,
  toUsedBudget,
} from '../../../core/shared/rate-rules';
import type { Secrets } from '../../../core/shared/secrets.port';
import { type SpentBudget, spentBudgets } from '../../../observed-call';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { type JsonText, readJson } from '../../sql/json-text';

const sweepEveryMs = 60_000;

interface StoredUse extends Pick<RateUse, 'budget'> {
  readonly key: string;
  readonly member: string | undefined;
}

/** Budgets in the line's own database, each take one transaction (reliability A6, A7). */
export class SqlRateLimits implements RateLimits {
  private sweptAt = 0;

  constructor(
    private readonly db: OpenDatabase,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async take(uses: readonly RateUse[]): Promise<RateOutcome> {
    if (uses.length === 0) return { kind: 'within' };
    await this.forgetExpired();
    const storedUses = this.inOrder(uses);
    return atomically(this.db, (transaction) => this.takeWithin(transaction, storedUses));
  }

  async look(uses: readonly RateUse[]): Promise<RateOutcome> {
    const now = this.clock.now().getTime();
    const storedUses = this.inOrder(uses);
    const rows = await this.db
      .selectFrom('rate_limits')
      .select(['subject_digest', 'used'])
      .where(
        'subject_digest',
        'in',
        storedUses.map(({ key }) => key),
      )
      .execute();
    const usesByKey = toUsed(rows);
    return longestWait(storedUses.map((use) => checkUse({ ...use, countedUses: usesByKey.get(use.key) ?? [], now })));
  }

  async release(uses: readonly RateUse[]): Promise<void> {
    await atomically(this.db, async (transaction) => {
      const storedUses = this.inOrder(uses);
      if (storedUses.length === 0) return;
      const usesByKey = toUsed(await lock(transaction, storedUses, this.clock.now().getTime()));
      await write(
        transaction,
        storedUses.map((use) => ({ ...use, countedUses: dropUse(usesByKey.get(use.key) ?? [], use.member) })),
      );
    });
  }

  private async takeWithin(db: OpenTransaction, uses: readonly StoredUse[]): Promise<RateOutcome> {
    const usesByKey = toUsed(await lock(db, uses, this.clock.now().getTime()));
    // Read after the locks were taken; otherwise a use that had to wait would be dated before those for which it
    // waited.
    const now = this.clock.now().getTime();
    const cases = uses.map((use) => ({ ...use, countedUses: usesByKey.get(use.key) ?? [], now }));
    const outcome = longestWait(cases.map(checkUse));
    if (outcome.kind === 'exceeded') {
      spentBudgets.publish({ budget: outcome.budget } satisfies SpentBudget);
      return outcome;
    }
    const updatedUses = cases.map((use) => ({ ...use, countedUses: addUse(use) }));
    await write(db, updatedUses);
    return takenWithin(updatedUses.map(toUsedBudget));
  }

  /** Rows are locked in the same order everywhere, so that two takes cannot deadlock. */
  private inOrder(uses: readonly RateUse[]): readonly StoredUse[] {
    const storedUses = uses.map(({ budget, subject, member }) => ({
      budget,
      key: this.secrets.digest('limit', `${budget.name}:${subject}`),
      member: member === undefined ? undefined : this.secrets.digest('limit-member', member),
    }));
    return storedUses.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** Deletes rows within a minute after their window ends (reliability E13). */
  private async forgetExpired(): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.sweptAt) < sweepEveryMs) return;
    this.sweptAt = now;
    await atomically(this.db, (transaction) =>
      transaction.deleteFrom('rate_limits').where('kept_until', '<=', now).execute(),
    );
  }
}

interface Row {
  readonly subject_digest: string;
  readonly used: JsonText<readonly CountedUse[]>;
}

const toUsed = (rows: readonly Row[]) => new Map(rows.map((row) => [row.subject_digest, readJson(row.used)]));

/** The first statement is a write, which takes the locks before anything is read. */
async function lock(db: OpenTransaction, uses: readonly StoredUse[], now: number): Promise<readonly Row[]> {
  return db
    .insertInto('rate_limits')
    .values(
      uses.map(({ key, budget }) => ({
        subject_digest: key,
        used: '[]',
        takes: 1,
        kept_until: now + budget.withinSeconds * 1000,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('subject_digest').doUpdateSet((expression) => ({
        takes: expression('rate_limits.takes', '+', 1),
        kept_until: expression.ref('excluded.kept_until'),
      })),
    )
    .returning(['subject_digest', 'used'])
    .execute();
}

/** One statement for all rows, which `lock` has created. */
async function write(
  db: OpenTransaction,
  uses: readonly (StoredUse & { readonly countedUses: readonly CountedUse[] })[],
): Promise<void> {
  await db
    .insertInto('rate_limits')
    .values(
      uses.map(({ key, countedUses }) => ({
        subject_digest: key,
        used: JSON.stringify(countedUses),
        takes: 0,
        kept_until: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('subject_digest').doUpdateSet((expression) => ({ used: expression.ref('excluded.used') })),
    )
    .execute();
}
