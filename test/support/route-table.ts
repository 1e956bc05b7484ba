import { StoppedClock } from '../builders/a-clock';
import { EmbeddedLeadForms } from '../../src/adapters/embedded-content/lead-forms';
import { loadForms } from '../../src/adapters/embedded-content/load-forms';
import { openApiDocument } from '../../src/web/openapi/openapi-document';
import { allRoutes, type Handlers } from '../../src/web/routes';
import type { ApiOperation } from '../../src/web/routing/api-operation';
import type { Access } from '../../src/web/routing/feature-routes';

/** One line of the table by which the server routes. */
export interface RouteRow {
  readonly method: string;
  readonly path: string;
  readonly access?: Access | undefined;
  /** Calls of the API have one, pages have none. */
  readonly operation?: ApiOperation;
}

/** Whatever is asked of it or called, it is itself: the tables take handlers, and nobody calls them here. */
const noHandler: unknown = new Proxy(() => undefined, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : noHandler),
  apply: () => noHandler,
});
const standIns = (real: Readonly<Record<string, unknown>>) =>
  new Proxy(real, { get: (target, name) => (typeof name === 'string' ? target[name] : undefined) ?? noHandler });

// Forms offer other seasons every year; the kept description is of this one.
const clock = new StoppedClock('2026-11-22T12:00:00Z');

function allFeatures() {
  const forms = new EmbeddedLeadForms(loadForms('config/sample-line', 'US'), clock);
  return allRoutes(standIns({ leads: standIns({ forms }) }) as unknown as Handlers);
}

/** The description of the API that a demonstration with this table would give. */
export const documentOfTable = (): object => openApiDocument(allFeatures(), { isDemo: true });

/** The whole table of routes, without a server. */
export function routeTable(): readonly RouteRow[] {
  return allFeatures().flatMap(({ pages, api }): readonly RouteRow[] => [
    ...pages.map(({ method, path, access }) => ({ method: method.toUpperCase(), path, access })),
    ...api.map(({ method, path, access, operation }) => ({ method: method.toUpperCase(), path, access, operation })),
  ]);
}
