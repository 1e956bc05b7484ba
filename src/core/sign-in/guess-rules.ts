import type { CodeCheckOutcome } from './one-time-codes.port';

export const codeLifeSeconds = 600;
export const verifyTokenLifeSeconds = 60;
export const guessesPerCode = 5;

/** So many failures within that time lock an identifier out, for so long after the last of them. */
export interface FailureBudget {
  readonly failures: number;
  readonly withinMs: number;
  /**
   * After this time one more guess is allowed; another failure then locks until the window is empty. Undefined: locked
   * until the oldest counted failure has left the window.
   */
  readonly lockMs?: number;
}

/**
 * All unknown browsers share this budget (reliability A2), because one visitor may use many: ten failures in a row,
 * eleven in any 24 hours.
 */
export const strangersBudget: FailureBudget = { failures: 10, withinMs: 24 * 3600_000, lockMs: 2 * 3600_000 };
/** Budget of one browser that signed in with the identifier before (reliability A5). */
export const knownBrowserBudget: FailureBudget = { failures: 5, withinMs: 15 * 60_000 };

const spentMark = 'spent:';
/** No guess equals this value, because no digest contains a colon. */
export const spentDigest = (codeDigest: string): string => `${spentMark}${codeDigest}`;
const isSpent = ({ codeDigest }: PendingCode): boolean => codeDigest.startsWith(spentMark);

/**
 * A stored code has digests only. Its times are in milliseconds of the store's clock. A spent code stays stored, marked,
 * until it expires, because it may have to be restored.
 */
export interface PendingCode {
  readonly codeDigest: string;
  readonly wrongGuesses: number;
  readonly expiresAt: number;
}

export interface Failures {
  readonly failedAt: readonly number[];
  readonly lockedUntil: number;
}

export const noFailures: Failures = { failedAt: [], lockedUntil: 0 };

interface GuessCheck {
  readonly outcome: CodeCheckOutcome;
  readonly code: PendingCode | undefined;
  readonly failures: Failures;
}

interface GuessCase {
  readonly code: PendingCode | undefined;
  readonly failures: Failures;
  readonly budget: FailureBudget;
  readonly guess: { readonly codeDigest: string };
  readonly now: number;
}

/** Returns the effect of one guess on the code of its browser and on the failures (reliability A1, A2, A5). */
export function checkGuess({ code, failures, budget, guess, now }: GuessCase): GuessCheck {
  if (failures.lockedUntil > now) {
    const retryAfterSeconds = Math.ceil((failures.lockedUntil - now) / 1000);
    return { outcome: { kind: 'locked-out', retryAfterSeconds }, code, failures };
  }
  if (!code || code.expiresAt <= now || isSpent(code)) return { outcome: { kind: 'no-code' }, code, failures };
  if (code.wrongGuesses >= guessesPerCode) return { outcome: { kind: 'too-many-attempts' }, code, failures };
  if (code.codeDigest === guess.codeDigest)
    return {
      outcome: { kind: 'right-code' },
      code: { ...code, codeDigest: spentDigest(code.codeDigest) },
      failures: noFailures,
    };
  const wrongGuesses = code.wrongGuesses + 1;
  return {
    outcome: { kind: 'wrong-code', attemptsLeft: guessesPerCode - wrongGuesses },
    code: { ...code, wrongGuesses },
    failures: addFailure(failures, budget, now),
  };
}

function addFailure(failures: Failures, budget: FailureBudget, now: number): Failures {
  const before = failures.failedAt.filter((at) => at > now - budget.withinMs);
  const failedAt = [now, ...before].slice(0, budget.failures);
  return { failedAt, lockedUntil: lockAfter({ before: before.length, oldest: failedAt.at(-1) ?? now, budget, now }) };
}

function lockAfter({
  before,
  oldest,
  budget,
  now,
}: {
  readonly before: number;
  readonly oldest: number;
  readonly budget: FailureBudget;
  readonly now: number;
}): number {
  if (before + 1 < budget.failures) return 0;
  if (budget.lockMs === undefined) return oldest + budget.withinMs;
  return now + (before + 1 === budget.failures ? budget.lockMs : budget.withinMs);
}
