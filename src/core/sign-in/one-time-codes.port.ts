import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import type { Identifier } from './guest';
import { portSymbol } from '../shared/port-symbol';

export type CodeCheckOutcome =
  | { readonly kind: 'right-code' }
  | { readonly kind: 'wrong-code'; readonly attemptsLeft: number }
  | { readonly kind: 'too-many-attempts' }
  | { readonly kind: 'locked-out'; readonly retryAfterSeconds: number }
  | { readonly kind: 'no-code' };

export interface CodeGuess {
  readonly identifier: Identifier;
  readonly code: string;
  /** The secret of the guessing browser; only the browser that requested the code may use it (A5). */
  readonly browser: string;
  /**
   * Id of a browser in which this identifier signed in before; it has a budget of its own, which strangers cannot
   * exhaust.
   */
  readonly knownBrowser?: string;
}

export type UsedCode = Pick<CodeGuess, 'identifier' | 'code' | 'browser'>;

/** A verified code permits one session, in the same browser, within 60 s. */
export interface VerifiedClaim {
  readonly contactId: string;
  readonly identifier: Identifier;
  /** The verified code, so that it can be restored when no session could be opened with it. */
  readonly code: string;
  readonly returnTo: string;
}

export interface VerifyTokens {
  /** Returns a verify token: single use, 60 s, same browser (A3). */
  issueVerifyToken(claim: VerifiedClaim & { readonly browser: string }): Promise<string>;
  /**
   * A token is redeemed once, in the browser that asked for its code, before it expires; otherwise the answer is
   * undefined.
   */
  redeemVerifyToken(claim: { readonly token: string; readonly browser: string }): Promise<VerifiedClaim | undefined>;
}
export const VerifyTokens = portSymbol<VerifyTokens>('VerifyTokens');

export interface CodePreparation {
  readonly identifier: Identifier;
  readonly to: Identifier;
  readonly browser: string;
  /** Builds the message for the site's own codes; a vendor that makes codes uses its own text. */
  readonly write: (code: string) => Message;
}

export interface PreparedCode {
  /** @throws Unavailable when it may not have been sent. */
  send(): Promise<SendOutcome>;
}

/**
 * Six-digit codes, one per identifier and browser, only the newest valid, 600 s, single use, 5 wrong guesses, 10
 * failures in 24 hours across codes and browsers (reliability A1 to A5, F6), also where a vendor makes and compares
 * them.
 */
export interface OneTimeCodes {
  /** Replaces the browser's earlier code for the identifier. Failures of earlier codes still count. */
  prepare(preparation: CodePreparation): Promise<PreparedCode>;
  /** Counts and compares; of many concurrent guesses on all nodes at most five are compared. */
  check(guess: CodeGuess): Promise<CodeCheckOutcome>;
  /**
   * Makes a right code valid again that opened no session because another system failed. Its lifetime and its guesses
   * go on as if it had not been used. No effect when the code has been replaced.
   */
  restore(code: UsedCode): Promise<void>;
}
export const OneTimeCodes = portSymbol<OneTimeCodes>('OneTimeCodes');
