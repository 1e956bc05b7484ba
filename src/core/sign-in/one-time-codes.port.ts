import type { Identifier } from './guest';

export type CodeCheckOutcome =
  | { readonly kind: 'right-code' }
  | { readonly kind: 'wrong-code'; readonly attemptsLeft: number }
  | { readonly kind: 'too-many-attempts' }
  | { readonly kind: 'locked-out'; readonly retryAfterSeconds: number }
  | { readonly kind: 'no-code' };

/**
 * Six-digit codes, one per identifier, the newest only, 600 s, single use, 5 wrong guesses, 10 failures in 24 hours
 * across codes (reliability A1 to A5). Time is the store's own clock. Nothing is kept in clear.
 */
export interface OneTimeCodes {
  /** Replaces any earlier code of the identifier. `browser` is the secret of the requesting browser (A5). */
  issue(code: { readonly identifier: Identifier; readonly code: string; readonly browser: string }): Promise<void>;
  /** Counts and compares in one atomic step over all nodes. */
  check(guess: { readonly identifier: Identifier; readonly code: string; readonly browser: string }): Promise<CodeCheckOutcome>;
  /** A verify token for `contactId`: single use, 60 s, same browser (A3). Returns the token. */
  issueVerifyToken(claim: { readonly contactId: string; readonly identifier: Identifier; readonly browser: string }): Promise<string>;
  redeemVerifyToken(claim: { readonly token: string; readonly browser: string }): Promise<{ readonly contactId: string; readonly identifier: Identifier } | undefined>;
}
export const OneTimeCodes = Symbol('OneTimeCodes');
