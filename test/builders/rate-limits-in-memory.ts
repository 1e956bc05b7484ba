import type { RateLimits, RateOutcome, RateUse } from '../../src/core/shared/rate-limits.port';
import {
  addUse,
  type CountedUse,
  dropUse,
  checkUse,
  longestWait,
  takenWithin,
  toUsedBudget,
} from '../../src/core/shared/rate-rules';
import type { StoppedClock } from './a-clock';

const keyOf = ({ budget, subject }: RateUse) => `${budget.name} of ${subject}`;

/** Limits by the real rules, for tests of what stands on them. */
export class RateLimitsInMemory implements RateLimits {
  private readonly counted = new Map<string, readonly CountedUse[]>();

  constructor(private readonly clock: StoppedClock) {}

  async take(uses: readonly RateUse[]): Promise<RateOutcome> {
    const outcome = await this.look(uses);
    if (outcome.kind === 'exceeded') return outcome;
    for (const use of uses) this.counted.set(keyOf(use), addUse(this.caseOf(use)));
    return takenWithin(uses.map((use) => toUsedBudget(this.caseOf(use))));
  }

  async look(uses: readonly RateUse[]): Promise<RateOutcome> {
    return longestWait(uses.map((use) => checkUse(this.caseOf(use))));
  }

  async release(uses: readonly RateUse[]): Promise<void> {
    for (const use of uses) this.counted.set(keyOf(use), dropUse(this.counted.get(keyOf(use)) ?? [], use.member));
  }

  private caseOf(use: RateUse) {
    return {
      budget: use.budget,
      member: use.member,
      countedUses: this.counted.get(keyOf(use)) ?? [],
      now: this.clock.now().getTime(),
    };
  }
}
