import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
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

/** Single-use proofs that a code was right. */
export interface VerifyTokens {
  /** Returns a verify token: single use, 60 s, same browser (A3). */
  issueVerifyToken(claim: VerifiedClaim & { readonly browser: string }): Promise<string>;
  /** Undefined when it was used, is too old, or comes from another browser. */
  redeemVerifyToken(claim: { readonly token: string; readonly browser: string }): Promise<VerifiedClaim | undefined>;
}

export interface CodePreparation {
  /** Whom the code is checked against. */
  readonly identifier: Identifier;
  /** Where it goes. */
  readonly to: Identifier;
  readonly browser: string;
  /** The message, where the code and its words are ours; a vendor that makes codes has words of its own. */
  readonly write: (code: string) => Message;
}

/** A code that can be checked from now on, and that nobody has been sent. */
export interface PreparedCode {
  /** @throws Unavailable when it may not have gone out. */
  send(): Promise<SendOutcome>;
}

/**
 * Six-digit codes, one per identifier, the newest only, 600 s, single use, 5 wrong guesses, 10 failures in 24 hours
 * across codes (reliability A1 to A5), whoever makes and compares them.
 */
export interface OneTimeCodes extends VerifyTokens {
  /** Replaces any earlier code of the identifier. Failures of earlier codes go on counting. */
  prepare(preparation: CodePreparation): Promise<PreparedCode>;
  /** Counts and compares; of many guesses at once, on all nodes, no more than five are compared. */
  check(guess: CodeGuess): Promise<CodeCheckOutcome>;
}
export const OneTimeCodes = Symbol('OneTimeCodes');
