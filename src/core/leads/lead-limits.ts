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
  private readonly counted = new Map<string, readonly CountedUse[]>();

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
    const used = this.counted.get(keyOf(use));
    if (used) this.counted.set(keyOf(use), dropUse(used));
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
    if (this.counted.size >= maxAddresses) this.counted.clear();
    const key = keyOf(use);
    const used = this.counted.get(key) ?? [];
    const now = this.clock.now().getTime();
    const outcome = checkUse({ budget: use.budget, used, now });
    if (outcome.kind === 'within') this.counted.set(key, addUse({ budget: use.budget, used, now }));
    return outcome;
  }
}

const keyOf = ({ budget, subject }: RateUse) => `${budget.name}:${subject}`;
