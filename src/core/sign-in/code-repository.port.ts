import type { Identifier } from './guest';
import type { CodeCheckOutcome, CodeGuess, UsedCode, VerifyTokens } from './one-time-codes.port';
import { portSymbol } from '../shared/port-symbol';

/** A guess that counts as one of five attempts and is compared by a vendor. */
interface CountedGuess {
  readonly kind: 'counted';
  readonly reference: string;
  readonly attemptsLeft: number;
}

export interface HeldCode {
  readonly identifier: Identifier;
  readonly reference: string;
  readonly browser: string;
}

export type AcceptedGuess = CodeGuess & { readonly reference: string };

export type CountOutcome = CountedGuess | Exclude<CodeCheckOutcome, { readonly kind: 'wrong-code' }>;

/**
 * Stores the state of codes across nodes: digests, counts and times, by the store's own clock, nothing in plain text.
 * Each browser has its own code for an identifier, so that a stranger's request ends nobody else's (reliability F6).
 * The site's own codes are compared here; of a vendor's code only a reference is stored, and guesses are counted.
 */
export interface CodeRepository extends VerifyTokens {
  /** Replaces the browser's earlier code for the identifier. Failures of earlier codes still count. */
  issue(code: { readonly identifier: Identifier; readonly code: string; readonly browser: string }): Promise<void>;
  /** Counts and compares atomically, so that simultaneous guesses are all counted. */
  check(guess: CodeGuess): Promise<CodeCheckOutcome>;
  /** Makes a spent code valid again, for the rest of its life; no effect when the code has been replaced. */
  restore(code: UsedCode): Promise<void>;

  /** Like `issue`, for a code that a vendor stores. Resolves with the former reference. */
  open(code: HeldCode): Promise<string | undefined>;
  /** Replaces the reference with which the code was opened; no effect when the code has been replaced. */
  refer(change: Omit<HeldCode, 'reference'> & { readonly from: string; readonly to: string }): Promise<void>;
  /**
   * Counts the guess as a wrong one, atomically: `accept` takes that back. A restored code is compared here and spent,
   * because the vendor confirms no code twice.
   */
  countGuess(guess: CodeGuess): Promise<CountOutcome>;
  /**
   * The vendor confirmed the guess: the code is spent and its failures are cleared. False: it was already spent or
   * replaced.
   */
  accept(guess: AcceptedGuess): Promise<boolean>;
}
export const CodeRepository = portSymbol<CodeRepository>('CodeRepository');
