import type { RequestHandler } from 'express';
import type { RateBudget, RateLimits } from '../../core/shared/rate-limits.port';
import { visitorAddress } from '../visitor-address';
import { ContractProblem } from './contract-problem';

export interface CallLimit {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly perSecond: number;
}

/** Limits the calls per key and address. The window is one second, because the store keeps every call of a window. */
export function limitCalls({ limits, perSecond }: CallLimit, key: string): RequestHandler {
  const budget: RateBudget = { name: 'engine-contract', max: perSecond, withinSeconds: 1, isReported: true };
  return async (req, _res, next) => {
    // When the limit cannot be read, the call is served.
    const limit = await limits.take([{ budget, subject: `${key} ${visitorAddress(req)}` }]).catch(() => undefined);
    if (limit?.kind === 'exceeded')
      throw new ContractProblem('RATE_LIMITED', `An address may call ${perSecond} times a second.`, {
        retryAfterSeconds: limit.retryAfterSeconds,
      });
    next();
  };
}
