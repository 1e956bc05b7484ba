import express, { type RequestHandler, Router } from 'express';
import type { RateLimits } from '../../core/shared/rate-limits.port';
import { HttpError } from '../http-error';
import { visitorAddress } from '../visitor-address';
import type { FeatureRoutes, SignedRoute } from './feature-routes';
import { refuseMethod } from './refuse-method';

export function mountSigned(features: readonly FeatureRoutes[], limits: Pick<RateLimits, 'take'>): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const route of features.flatMap(({ signedRoutes = [] }) => signedRoutes)) {
    const raw = express.raw({ limit: route.maxBytes, type: () => true });
    router.post(route.path, limitRate(route, limits), raw, route.handler);
    router.all(route.path, refuseMethod(['post']));
  }
  return router;
}

function limitRate({ path, perSecond }: SignedRoute, limits: Pick<RateLimits, 'take'>): RequestHandler {
  const budget = { name: `signed:${path}`, max: perSecond, withinSeconds: 1 };
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
