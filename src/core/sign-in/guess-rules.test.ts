import fc from 'fast-check';
import {
  type Failures,
  checkGuess,
  knownBrowserBudget,
  noFailures,
  type PendingCode,
  spentDigest,
  strangersBudget,
} from './guess-rules';

const now = 1_800_000_000_000;
const code: PendingCode = { codeDigest: 'right', wrongGuesses: 0, expiresAt: now + 600_000 };
const right = { codeDigest: 'right' };
const wrong = { codeDigest: 'wrong' };
const check = (changes: Partial<Parameters<typeof checkGuess>[0]>) =>
  checkGuess({ code, failures: noFailures, budget: strangersBudget, guess: right, now, ...changes });

describe('checkGuess', () => {
  it('A3 uses a code up with the right guess, and forgives what went before', () => {
    const failures: Failures = { failedAt: [now - 5, now - 9], lockedUntil: 0 };
    const spent = { ...code, codeDigest: spentDigest('right') };
    expect(check({ failures })).toEqual({ outcome: { kind: 'right-code' }, code: spent, failures: noFailures });
    for (const guess of [right, wrong])
      expect(check({ failures, code: spent, guess })).toEqual({ outcome: { kind: 'no-code' }, code: spent, failures });
  });

  it('A4 treats a code as gone in the very millisecond in which its time is over', () => {
    expect(check({ now: code.expiresAt - 1 }).outcome.kind).toBe('right-code');
    expect(check({ now: code.expiresAt }).outcome.kind).toBe('no-code');
  });

  it('A2 tells how long a lock lasts', () => {
    expect(check({ failures: { failedAt: [], lockedUntil: now + 1_500 } }).outcome).toEqual({
      kind: 'locked-out',
      retryAfterSeconds: 2,
    });
  });

  it('A2 locks for two hours at the tenth failure within 24 hours, not when the first is older', () => {
    const nine = (firstAgo: number) => [...Array.from({ length: 8 }, () => now - 10), now - firstAgo];
    expect(
      check({ guess: wrong, failures: { failedAt: nine(24 * 3600_000 - 1), lockedUntil: 0 } }).failures.lockedUntil,
    ).toBe(now + 2 * 3600_000);
    expect(
      check({ guess: wrong, failures: { failedAt: nine(24 * 3600_000), lockedUntil: 0 } }).failures.lockedUntil,
    ).toBe(0);
  });

  it('A2 lets one more guess through after the lock, then stays closed until the window has emptied', () => {
    const ten = Array.from({ length: 10 }, (_, i) => now - 2 * 3600_000 - i * 1000);
    const failed = check({ guess: wrong, failures: { failedAt: ten, lockedUntil: now } });
    expect([failed.outcome.kind, failed.failures.lockedUntil]).toEqual(['wrong-code', now + 24 * 3600_000]);
    expect(check({ failures: { failedAt: ten, lockedUntil: now } })).toMatchObject({
      outcome: { kind: 'right-code' },
      failures: noFailures,
    });
  });

  it('A2 evaluates at most eleven wrong guesses in any 24 hours, and ten in any two, in whatever rhythm they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 * 3600_000 }), { minLength: 20, maxLength: 150 }), (pauses) => {
        let failures: Failures = noFailures;
        let at = now;
        const evaluated: number[] = [];
        for (const pause of pauses) {
          at += pause;
          const checked = check({ guess: wrong, failures, now: at, code: { ...code, expiresAt: at + 1 } });
          failures = checked.failures;
          if (checked.outcome.kind === 'wrong-code') evaluated.push(at);
        }
        const max = (ms: number) =>
          Math.max(
            0,
            ...evaluated.map((start) => evaluated.filter((moment) => moment >= start && moment < start + ms).length),
          );
        expect(max(24 * 3600_000)).toBeLessThanOrEqual(11);
        expect(max(2 * 3600_000)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('A1 tells after each wrong guess how many are left for this code, and stops after the fifth', () => {
    const outcomes = [];
    let pending: PendingCode | undefined = code;
    for (let guess = 0; guess < 6; guess += 1) {
      const checked = check({ code: pending, guess: wrong });
      outcomes.push(checked.outcome.kind === 'wrong-code' ? checked.outcome.attemptsLeft : checked.outcome.kind);
      pending = checked.code;
    }
    expect(outcomes).toEqual([4, 3, 2, 1, 0, 'too-many-attempts']);
    expect(check({ code: pending }).outcome.kind).toBe('too-many-attempts');
  });

  it('A5 stops a known browser until its first failure is 15 minutes old', () => {
    const failedAt = [now - 1, now - 2, now - 3, now - 60_000];
    expect(
      check({ guess: wrong, budget: knownBrowserBudget, failures: { failedAt, lockedUntil: 0 } }).failures.lockedUntil,
    ).toBe(now + 14 * 60_000);
  });

  it('A1 A2 evaluates at most five guesses a code and ten in a burst, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('guess', 'new code'), { maxLength: 80 }), (steps) => {
        let state: { code: PendingCode | undefined; failures: Failures } = { code, failures: noFailures };
        let evaluated = 0;
        let onThisCode = 0;
        for (const step of steps) {
          if (step === 'new code') {
            state = { ...state, code };
            onThisCode = 0;
            continue;
          }
          const checked = check({ ...state, guess: wrong });
          if (checked.outcome.kind === 'wrong-code') {
            evaluated += 1;
            onThisCode += 1;
          }
          state = checked;
          expect(onThisCode).toBeLessThanOrEqual(5);
        }
        expect(evaluated).toBeLessThanOrEqual(10);
      }),
    );
  });
});
