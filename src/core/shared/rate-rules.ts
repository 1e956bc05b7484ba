import type { RateBudget, RateOutcome, RateStanding } from './rate-limits.port';

/** One counted use. Milliseconds of the store's clock; `member` is a digest. */
export interface CountedUse {
  readonly at: number;
  readonly member?: string;
}

interface UseCase {
  readonly budget: RateBudget;
  readonly used: readonly CountedUse[];
  readonly member?: string | undefined;
  readonly now: number;
}

/**
 * Decides on one more use within the budget's sliding window; a refusal says when the next use will fit (reliability
 * A6).
 */
export function checkUse({ budget, used, member, now }: UseCase): RateOutcome {
  const counted = usesWithin({ budget, used, now });
  const isCounted = member !== undefined && counted.some((use) => use.member === member);
  if (isCounted || counted.length < budget.max) return { kind: 'within' };
  const oldest = Math.min(...counted.map(({ at }) => at));
  const leftMs = oldest + budget.withinSeconds * 1000 - now;
  return { kind: 'exceeded', budget: budget.name, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

export function addUse({ budget, used, member, now }: UseCase): readonly CountedUse[] {
  const others = usesWithin({ budget, used, now }).filter((use) => member === undefined || use.member !== member);
  return [...others, { at: now, ...(member === undefined ? {} : { member }) }];
}

export function dropUse(used: readonly CountedUse[], member?: string): readonly CountedUse[] {
  if (member !== undefined) return used.filter((use) => use.member !== member);
  const newest = used.reduce((latest, use, index) => (use.at >= (used[latest]?.at ?? 0) ? index : latest), 0);
  return used.filter((_use, index) => index !== newest);
}

/** A demonstration's clock can be set back: uses more than a window in the future are dropped as well. */
function usesWithin({ budget, used, now }: Pick<UseCase, 'budget' | 'used' | 'now'>): readonly CountedUse[] {
  return used.filter(({ at }) => Math.abs(now - at) < budget.withinSeconds * 1000);
}

interface UsedBudget {
  readonly budget: RateBudget;
  readonly used: number;
  readonly resetSeconds: number;
}

/** Reports the budget with the least left; on a tie the one that resets later. */
export function takenWithin(budgets: readonly UsedBudget[]): RateOutcome {
  const [standing] = budgets
    .filter(({ budget }) => budget.isReported)
    .map(({ budget: { max }, used, resetSeconds }): RateStanding => ({
      max,
      left: Math.max(0, max - used),
      resetSeconds,
    }))
    .sort((one, other) => one.left - other.left || other.resetSeconds - one.resetSeconds);
  return { kind: 'within', ...(standing ? { standing } : {}) };
}

export function toUsedBudget({ budget, used, now }: Pick<UseCase, 'budget' | 'used' | 'now'>): UsedBudget {
  const oldest = Math.min(now, ...used.map(({ at }) => at));
  return {
    budget,
    used: used.length,
    resetSeconds: Math.max(1, Math.ceil((oldest + budget.withinSeconds * 1000 - now) / 1000)),
  };
}

export function longestWait(outcomes: readonly RateOutcome[]): RateOutcome {
  const waitOf = (outcome: RateOutcome) => (outcome.kind === 'within' ? 0 : outcome.retryAfterSeconds);
  return outcomes.reduce<RateOutcome>((longer, outcome) => (waitOf(outcome) > waitOf(longer) ? outcome : longer), {
    kind: 'within',
  });
}
