import type { RateBudget, RateOutcome, RateStanding } from './rate-limits.port';

/** One counted use. Milliseconds of the store's clock; `member` is a digest. */
export interface CountedUse {
  readonly at: number;
  readonly member?: string;
}

interface UseCase {
  readonly budget: RateBudget;
  readonly countedUses: readonly CountedUse[];
  readonly member?: string | undefined;
  readonly now: number;
}

/**
 * Decides on one more use within the budget's sliding window; a refusal says when the next use will fit (reliability
 * A6).
 */
export function checkUse({ budget, countedUses, member, now }: UseCase): RateOutcome {
  const usesInWindow = usesWithin({ budget, countedUses, now });
  const isCounted = member !== undefined && usesInWindow.some((use) => use.member === member);
  if (isCounted || usesInWindow.length < budget.max) return { kind: 'within' };
  const oldest = Math.min(...usesInWindow.map(({ at }) => at));
  const leftMs = oldest + budget.withinSeconds * 1000 - now;
  return { kind: 'exceeded', budget: budget.name, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

export function addUse({ budget, countedUses, member, now }: UseCase): readonly CountedUse[] {
  const others = usesWithin({ budget, countedUses, now }).filter(
    (use) => member === undefined || use.member !== member,
  );
  return [...others, { at: now, ...(member === undefined ? {} : { member }) }];
}

export function dropUse(countedUses: readonly CountedUse[], member?: string): readonly CountedUse[] {
  if (member !== undefined) return countedUses.filter((use) => use.member !== member);
  const newest = countedUses.reduce(
    (latest, use, index) => (use.at >= (countedUses[latest]?.at ?? 0) ? index : latest),
    0,
  );
  return countedUses.filter((_use, index) => index !== newest);
}

/** A demonstration's clock can be set back: uses more than a window in the future are dropped as well. */
function usesWithin({
  budget,
  countedUses,
  now,
}: Pick<UseCase, 'budget' | 'countedUses' | 'now'>): readonly CountedUse[] {
  return countedUses.filter(({ at }) => Math.abs(now - at) < budget.withinSeconds * 1000);
}

interface UsedBudget {
  readonly budget: RateBudget;
  readonly useCount: number;
  readonly resetSeconds: number;
}

/** Reports the budget with the least left; on a tie the one that resets later. */
export function takenWithin(budgets: readonly UsedBudget[]): RateOutcome {
  const [standing] = budgets
    .filter(({ budget }) => budget.isReported)
    .map(({ budget: { max }, useCount, resetSeconds }): RateStanding => ({
      max,
      left: Math.max(0, max - useCount),
      resetSeconds,
    }))
    .sort((one, other) => one.left - other.left || other.resetSeconds - one.resetSeconds);
  return { kind: 'within', ...(standing ? { standing } : {}) };
}

export function toUsedBudget({
  budget,
  countedUses,
  now,
}: Pick<UseCase, 'budget' | 'countedUses' | 'now'>): UsedBudget {
  const oldest = Math.min(now, ...countedUses.map(({ at }) => at));
  return {
    budget,
    useCount: countedUses.length,
    resetSeconds: Math.max(1, Math.ceil((oldest + budget.withinSeconds * 1000 - now) / 1000)),
  };
}

export function longestWait(outcomes: readonly RateOutcome[]): RateOutcome {
  const waitOf = (outcome: RateOutcome) => (outcome.kind === 'within' ? 0 : outcome.retryAfterSeconds);
  return outcomes.reduce<RateOutcome>((longer, outcome) => (waitOf(outcome) > waitOf(longer) ? outcome : longer), {
    kind: 'within',
  });
}
