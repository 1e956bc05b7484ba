import type { Identifier } from './guest';

export type CodeCheckOutcome =
  | { readonly kind: 'right-code' }
  | { readonly kind: 'wrong-code'; readonly attemptsLeft: number }
  | { readonly kind: 'too-many-attempts' }
  | { readonly kind: 'locked-out'; readonly retryAfterSeconds: number }
  | { readonly kind: 'no-code' };

export interface CodeGuess {
  readonly identifier: Identifier;
  readonly code: string;
  /** The secret of the browser that guesses; only the one that asked for the code may use it (A5). */
  readonly browser: string;
  /** A browser in which this identifier signed in before: it has a budget of its own, which strangers cannot use up. */
  readonly knownBrowser?: string;
}

/** What a verified code entitles to: one session, in the same browser, within 60 s. */
export interface VerifiedClaim {
  readonly contactId: string;
  readonly identifier: Identifier;
  /** A path of ours: where the guest goes next (AUT-13). */
  readonly returnTo: string;
}

/**
 * Six-digit codes, one per identifier, the newest only, 600 s, single use, 5 wrong guesses, 10 failures in 24 hours
 * across codes (reliability A1 to A5). Time is the store's own clock. Nothing is kept in clear.
 */
export interface OneTimeCodes {
  /** Replaces any earlier code of the identifier. Failures of earlier codes go on counting. */
  issue(code: { readonly identifier: Identifier; readonly code: string; readonly browser: string }): Promise<void>;
  /** Counts and compares in one atomic step over all nodes. */
  check(guess: CodeGuess): Promise<CodeCheckOutcome>;
  /** Returns a verify token: single use, 60 s, same browser (A3). */
  issueVerifyToken(claim: VerifiedClaim & { readonly browser: string }): Promise<string>;
  /** Undefined when it was used, is too old, or comes from another browser. */
  redeemVerifyToken(claim: { readonly token: string; readonly browser: string }): Promise<VerifiedClaim | undefined>;
}
export const OneTimeCodes = Symbol('OneTimeCodes');
