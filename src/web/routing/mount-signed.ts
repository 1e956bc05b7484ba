import express, { type RequestHandler, Router } from 'express';
import type { RateBudget, RateLimits } from '../../core/shared/rate-limits.port';
import { HttpError } from '../http-error';
import { visitorAddress } from '../visitor-address';
import type { FeatureRoutes } from './feature-routes';
import { refuseMethod } from './refuse-method';

interface SignedParts {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly crossSiteCheck: RequestHandler;
}

export function mountSigned(features: readonly FeatureRoutes[], { limits, crossSiteCheck }: SignedParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const routes = features.flatMap(({ signedRoutes = [] }) => signedRoutes);
  for (const { path, mediaType, maxBytes, perSecond, handler } of routes) {
    const addresses = [path, `${path}/`];
    router.post(
      addresses,
      ...(perSecond ? [limitRate({ name: `signed:${path}`, max: perSecond, withinSeconds: 1 }, limits)] : []),
      ...(mediaType ? [crossSiteCheck] : []),
      express.raw({ limit: maxBytes, type: () => true }),
      handler,
    );
    router.all(addresses, refuseMethod(['post']));
  }
  return router;
}

function limitRate(budget: RateBudget, limits: SignedParts['limits']): RequestHandler {
  return async (req, _res, next) => {
    // When the limit cannot be read, the call is served, because its signature is checked anyway.
    const limit = await limits.take([{ budget, subject: visitorAddress(req) }]).catch(() => undefined);
    if (limit?.kind === 'exceeded')
      throw new HttpError(429, 'RATE_LIMITED', 'There are too many calls at once.', {
        retryAfterSeconds: limit.retryAfterSeconds,
      });
    next();
  };
}
