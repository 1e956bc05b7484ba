import type { Clock } from '../shared/clock.port';
import type { RateBudget, RateLimits, RateOutcome, RateUse } from '../shared/rate-limits.port';
import { addUse, type CountedUse, dropUse, checkUse } from '../shared/rate-rules';

/** D4: one IP address may send this many forms. */
const postsPerHour: RateBudget = { name: 'lead', max: 10, withinSeconds: 3_600, isReported: true };
/** Budget of leads that were accepted without a bot check (D4). */
const uncheckedPerHour: RateBudget = { name: 'lead-unchecked', max: 5, withinSeconds: 3_600 };

const maxAddresses = 10_000;

/**
 * While the shared store is unavailable each node counts on its own: no lead is lost to a limit (reliability B6, D1).
 */
export class LeadLimits {
  private readonly countedUses = new Map<string, readonly CountedUse[]>();

  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  takePost(address: string): Promise<RateOutcome> {
    return this.take({ budget: postsPerHour, subject: address });
  }

  takeUnchecked(address: string): Promise<RateOutcome> {
    return this.take({ budget: uncheckedPerHour, subject: address });
  }

  /** A lead that could not be stored does not count: its visitor is asked to try again (D3). */
  async releasePost(address: string): Promise<void> {
    const use = { budget: postsPerHour, subject: address };
    const countedUses = this.countedUses.get(keyOf(use));
    if (countedUses) this.countedUses.set(keyOf(use), dropUse(countedUses));
    await this.limits.release([use]).catch(() => undefined);
  }

  private async take(use: RateUse): Promise<RateOutcome> {
    try {
      return await this.limits.take([use]);
    } catch {
      return this.takeHere(use);
    }
  }

  private takeHere(use: RateUse): RateOutcome {
    if (this.countedUses.size >= maxAddresses) this.countedUses.clear();
    const key = keyOf(use);
    const countedUses = this.countedUses.get(key) ?? [];
    const now = this.clock.now().getTime();
    const outcome = checkUse({ budget: use.budget, countedUses, now });
    if (outcome.kind === 'within') this.countedUses.set(key, addUse({ budget: use.budget, countedUses, now }));
    return outcome;
  }
}

const keyOf = ({ budget, subject }: RateUse) => `${budget.name}:${subject}`;
