import type { RateOutcome } from './rate-limits.port';

/** Returns how long a caller has to wait whose budget is exhausted; undefined within the budget. */
export const waitOf = (outcome: RateOutcome) =>
  outcome.kind === 'exceeded' ? { kind: 'wait' as const, retryAfterSeconds: outcome.retryAfterSeconds } : undefined;
