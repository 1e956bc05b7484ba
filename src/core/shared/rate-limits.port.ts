/** At most `most` uses within `withinSeconds`, counted per subject. */
export interface RateBudget {
  readonly name: string;
  readonly max: number;
  readonly withinSeconds: number;
  /** The caller is told how much of it is left. Only a budget of the caller's own may be: what is left for an identifier would say who is known (reliability A7). */
  readonly isReported?: boolean;
}

/**
 * `subject`: whose budget it is (an address, a browser, an identifier). With a `member` the budget counts different
 * members, such as identifiers asked for from one address (reliability A7): one that is counted already costs nothing.
 * Both are stored as keyed digests only.
 */
export interface RateUse {
  readonly budget: RateBudget;
  readonly subject: string;
  readonly member?: string;
}

/** What is left of a budget after a use. `resetSeconds`: until the oldest counted use comes back. */
export interface RateStanding {
  readonly max: number;
  readonly left: number;
  readonly resetSeconds: number;
}

export type RateOutcome =
  /** `standing`: of the told budgets the one with the least left. */
  | { readonly kind: 'within'; readonly standing?: RateStanding }
  | { readonly kind: 'exceeded'; readonly budget: string; readonly retryAfterSeconds: number };

/**
 * Budgets counted over all nodes, in sliding windows by the store's own clock (reliability A6, A7, D4). Of several
 * budgets that are used up, the outcome names the one that lasts longest.
 * @throws Unavailable when the store does not answer: the caller decides whether to stay closed or open.
 */
export interface RateLimits {
  /** Counts one use against each budget, or against none when any of them is used up. */
  take(uses: readonly RateUse[]): Promise<RateOutcome>;
  /** What `take` would answer now; counts nothing. */
  look(uses: readonly RateUse[]): Promise<RateOutcome>;
  /** Takes uses back that led to nothing, such as a code that could not be sent (D4). */
  giveBack(uses: readonly RateUse[]): Promise<void>;
}
export const RateLimits = Symbol('RateLimits');
