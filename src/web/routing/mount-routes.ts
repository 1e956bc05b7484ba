import { type RequestHandler, Router } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import { requireForm, requireJsonBody } from '../middleware/require-body';
import { requireFreshCode } from '../middleware/require-fresh-code';
import { requireGuest } from '../middleware/require-guest';
import { requireReadableSession, requireSessionStore } from '../middleware/require-readable-session';
import type { PageRenderer } from '../rendering/page-renderer';
import { bySpecificity } from './by-specificity';
import type { Access, ApiRoute, FeatureRoutes, PageRoute, RouteOverride } from './feature-routes';
import { checkedHandler } from './handle';
import { refuseMethod } from './refuse-method';

interface MountOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly clock: Clock;
  readonly guards: readonly NonNullable<FeatureRoutes['guardOf']>[];
  readonly overrides: readonly RouteOverride[];
}

/**
 * Mounts the routes of every feature, in any order: of two matching addresses the more specific one answers. A known
 * path with another method answers 405 with `Allow`. @throws when two routes have the same address and method.
 */
export function mountRoutes(
  features: readonly FeatureRoutes[],
  { renderer, clock, guards, overrides }: MountOptions,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const handlersOf = handlersOfCall({ clock, guards, overrides });
  const ofPage = handlersOfPage({ clock, overrides, renderer });
  const mounts = features.flatMap((feature) => [
    ...feature.pages.map((route) => ({
      path: route.path,
      method: route.method,
      handlers: ofPage(route, feature),
    })),
    ...feature.api.map((route) => ({ path: route.path, method: route.method, handlers: handlersOf(route) })),
  ]);
  for (const path of new Set(mounts.sort(bySpecificity).map((mount) => mount.path))) {
    const here = mounts.filter((mount) => mount.path === path);
    if (new Set(here.map(({ method }) => method)).size < here.length)
      throw new Error(`Two routes answer the same method of ${path}`);
    // The trailing slash of /reserve-now/…/suite/ is the specification's (H44); it is accepted everywhere.
    const addresses = path === '/' ? path : [path, `${path}/`];
    for (const mount of here) router[mount.method](addresses, ...mount.handlers);
    router.all(addresses, refuseMethod(here.map((mount) => mount.method)));
  }
  return router;
}

export function handlersOfCall({
  clock,
  guards,
  overrides,
}: Omit<MountOptions, 'renderer'>): (route: ApiRoute) => readonly RequestHandler[] {
  const access = accessGuards(clock);
  return (route) => [
    ...overrides.map((override) => override.handlerOf(route)),
    ...bodyOfCall(route),
    ...access(route.access),
    ...guards.flatMap((guardOf) => guardOf(route) ?? []),
    checkedHandler(route),
  ];
}

export function handlersOfPage({
  clock,
  overrides,
  renderer,
}: Omit<MountOptions, 'guards'>): (route: PageRoute, feature: FeatureRoutes) => readonly RequestHandler[] {
  const access = accessGuards(clock);
  return (route, feature) => [
    ...overrides.map((override) => override.handlerOf(route)),
    ...bodyOfPage(route),
    ...access(route.access),
    showPage(route, feature, renderer),
  ];
}

/** The call of OAuth accepts forms too, and refuses an empty body with an error of RFC 6749. */
const bodyOfCall = ({ operation: { body, takesForm } }: ApiRoute): Guards =>
  body && !takesForm ? [requireJsonBody()] : [];

const bodyOfPage = ({ method, takes = 'fields' }: PageRoute): Guards => (method === 'post' ? [requireForm(takes)] : []);

type Guards = readonly RequestHandler[];

const accessGuards =
  (clock: Clock) =>
  (access: Access | undefined): Guards => {
    switch (access) {
      case 'guest':
      case 'staff':
        return [requireGuest()];
      case 'guest-with-fresh-code':
        return [requireGuest(), requireFreshCode(clock)];
      case 'requires-readable-session':
        return [requireReadableSession()];
      case 'requires-payment-limits':
        return [requireSessionStore()];
      case undefined:
        return [];
    }
  };

const showPage =
  ({ handler }: PageRoute, feature: FeatureRoutes, renderer: MountOptions['renderer']): RequestHandler =>
  async (req, res, next) => {
    const response = await handler(req, res, next);
    if (response) await renderer.render(req, res, response, feature);
  };
