import type { Identifier } from './guest';
import type { CodeCheckOutcome, CodeGuess, VerifyTokens } from './one-time-codes.port';

/** A guess that has used up one of its five, and is compared elsewhere. */
export interface CountedGuess {
  readonly kind: 'counted';
  readonly reference: string;
  readonly attemptsLeft: number;
}

/**
 * What is kept of codes, over all nodes: digests, counts and times, by the store's own clock, nothing in clear. Codes of
 * our own are compared here; of a code that a vendor holds only the vendor's word for it is kept, and guesses are counted.
 */
export interface CodeRepository extends VerifyTokens {
  /** Replaces any earlier code of the identifier. Failures of earlier codes go on counting. */
  issue(code: { readonly identifier: Identifier; readonly code: string; readonly browser: string }): Promise<void>;
  /** Counts and compares in one atomic step. */
  check(guess: CodeGuess): Promise<CodeCheckOutcome>;

  /** Like `issue`, for a code that a vendor holds. Resolves with the reference that stood here before. */
  open(code: {
    readonly identifier: Identifier;
    readonly reference: string;
    readonly browser: string;
  }): Promise<string | undefined>;
  /** The vendor's word takes the place of the one that the code was opened with; nothing happens when that is replaced by now. */
  refer(change: { readonly identifier: Identifier; readonly from: string; readonly to: string }): Promise<void>;
  /** Counts the guess as a wrong one, in one atomic step: `accept` takes that back. */
  countGuess(
    guess: Omit<CodeGuess, 'code'>,
  ): Promise<CountedGuess | Exclude<CodeCheckOutcome, { readonly kind: 'right-code' | 'wrong-code' }>>;
  /** The vendor says that it was right: the code is spent and its failures are forgiven. False: it is spent or replaced already. */
  accept(guess: Omit<CodeGuess, 'code' | 'browser'> & { readonly reference: string }): Promise<boolean>;
}
export const CodeRepository = Symbol('CodeRepository');
