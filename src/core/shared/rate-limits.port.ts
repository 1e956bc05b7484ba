import { portSymbol } from './port-symbol';

/** A budget allows at most `max` uses within `withinSeconds`, counted per subject. */
export interface RateBudget {
  readonly name: string;
  readonly max: number;
  readonly withinSeconds: number;
  /**
   * True shows callers the rest of the budget. It must be their own budget: that of an identifier would reveal who is
   * known (reliability A7).
   */
  readonly isReported?: boolean;
}

/**
 * `subject`: the budget's owner (an address, a browser, an identifier). With a `member` the budget counts distinct
 * members, such as identifiers requested from one address (reliability A7): a member that is already counted costs
 * nothing. Both are stored as keyed digests only.
 */
export interface RateUse {
  readonly budget: RateBudget;
  readonly subject: string;
  readonly member?: string;
}

/** The rest of a budget after a use. `resetSeconds`: until the oldest counted use expires. */
export interface RateStanding {
  readonly max: number;
  readonly left: number;
  readonly resetSeconds: number;
}

export type RateOutcome =
  /** `standing`: of the reported budgets the one with the least left. */
  | { readonly kind: 'within'; readonly standing?: RateStanding }
  | { readonly kind: 'exceeded'; readonly budget: string; readonly retryAfterSeconds: number };

/**
 * Budgets counted across nodes, in sliding windows by the store's own clock (reliability A6, A7, D4). Of several
 * exhausted budgets the outcome names the one that is exhausted longest. @throws Unavailable when the store does not
 * answer: the caller decides whether to fail open or closed.
 */
export interface RateLimits {
  /** Counts one use against each budget, or against none when any of them is exhausted. */
  take(uses: readonly RateUse[]): Promise<RateOutcome>;
  /** Returns the outcome that `take` would have now. Counts nothing. */
  look(uses: readonly RateUse[]): Promise<RateOutcome>;
  /** Takes back uses that had no effect, such as a code that could not be sent (D4). */
  release(uses: readonly RateUse[]): Promise<void>;
}
export const RateLimits = portSymbol<RateLimits>('RateLimits');
