import type { RequestHandler, Response } from 'express';
import type { RateLimits, RateOutcome, RateUse } from '../../core/shared/rate-limits.port';
import { TransientStorage } from '../../transient-storage';

const answering = new TransientStorage<Response>();

const names = { limit: 'RateLimit-Limit', remaining: 'RateLimit-Remaining', reset: 'RateLimit-Reset' } as const;

/**
 * Must run after body parsing, which would lose the async context. An answer whose client has gone already gets no
 * context, because its `close` would not come again to end it.
 */
export function noteBudgets(): RequestHandler {
  return (_req, res, next) => {
    if (res.closed) next();
    else answering.runUntil(res, (end) => res.once('close', end), next);
  };
}

/**
 * Reports the rate limits that an answer used in its `RateLimit-*` headers (docs/decisions/0043): of several the one
 * with the least remaining; for an exhausted one, zero. Refunded uses are not reported.
 */
export class ReportedRateLimits implements RateLimits {
  constructor(private readonly limits: RateLimits) {}

  async take(uses: readonly RateUse[]): Promise<RateOutcome> {
    const outcome = await this.limits.take(uses);
    const res = answering.getStore();
    if (res && !res.headersSent) report(res, outcome, uses);
    return outcome;
  }

  look(uses: readonly RateUse[]): Promise<RateOutcome> {
    return this.limits.look(uses);
  }

  async release(uses: readonly RateUse[]): Promise<void> {
    const res = answering.getStore();
    if (res && !res.headersSent && uses.some(({ budget }) => budget.isReported))
      for (const name of Object.values(names)) res.removeHeader(name);
    await this.limits.release(uses);
  }
}

function report(res: Response, outcome: RateOutcome, uses: readonly RateUse[]): void {
  if (outcome.kind === 'exceeded') {
    const max = uses.find(({ budget }) => budget.name === outcome.budget)?.budget.max;
    write(res, { max, left: 0, resetSeconds: outcome.retryAfterSeconds });
  } else if (outcome.standing && !(Number(res.get(names.remaining) ?? Infinity) < outcome.standing.left)) {
    write(res, outcome.standing);
  }
}

/** Reports zero remaining without a limit, for a 429 without a request window, such as too many wrong codes. */
export function reportNothingLeft(res: Response, retryAfterSeconds: number): void {
  if (!res.get(names.remaining)) write(res, { max: undefined, left: 0, resetSeconds: retryAfterSeconds });
}

function write(
  res: Response,
  {
    max,
    left,
    resetSeconds,
  }: { readonly max: number | undefined; readonly left: number; readonly resetSeconds: number },
): void {
  if (max === undefined) res.removeHeader(names.limit);
  else res.set(names.limit, String(max));
  res.set(names.remaining, String(left)).set(names.reset, String(resetSeconds));
}
