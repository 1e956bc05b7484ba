import { type RequestHandler, Router } from 'express';
import { HttpError } from '../http-error';
import { requireGuest } from '../middleware/require-guest';
import { requireReadableSession } from '../middleware/require-readable-session';
import { checkInput } from './check-input';
import type { Access, ApiRoute, FeatureRoutes, PageRoute } from './feature-routes';

/** Mounts every feature's table. A known path asked with another method answers 405 with `Allow`. */
export function mountRoutes(features: readonly FeatureRoutes[]): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const mounts = features.flatMap((feature) => [...feature.pages.map(mountPage), ...feature.api.map(mountApi)]);
  for (const path of new Set(mounts.map((mount) => mount.path))) {
    const here = mounts.filter((mount) => mount.path === path);
    // The trailing slash of /reserve-now/…/suite/ is the specification's own (H44); it is welcome everywhere.
    const addresses = path === '/' ? path : [path, `${path}/`];
    for (const mount of here) router[mount.method](addresses, ...mount.handlers);
    router.all(addresses, refuseMethod(here.map((mount) => mount.method)));
  }
  return router;
}

interface Mount {
  readonly path: string;
  readonly method: ApiRoute['method'];
  readonly handlers: readonly RequestHandler[];
}

function guards(access: Access | undefined): readonly RequestHandler[] {
  if (access === 'guest') return [requireGuest()];
  return access === 'anyone-known-for-sure' ? [requireReadableSession()] : [];
}

const mountPage = ({ path, method, handler, access }: PageRoute): Mount => ({
  path,
  method,
  handlers: [...guards(access), handler],
});

const mountApi = ({ path, method, operation, handler, access }: ApiRoute): Mount => ({
  path,
  method,
  handlers: [...guards(access), checkInput(operation), handler],
});

function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');
  return (_req, res) => {
    res.set('Allow', allowed);
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'This address does not answer that method.');
  };
}
