import { StoppedClock } from '../builders/a-clock';
import { EmbeddedLeadForms } from '../../src/adapters/embedded-content/lead-forms';
import { loadForms } from '../../src/adapters/embedded-content/load-forms';
import { LeadForms } from '../../src/core/leads/lead-forms.port';
import { openApiDocument } from '../../src/web/openapi/openapi-document';
import type { ApiOperation } from '../../src/web/routing/api-operation';
import type { Access } from '../../src/web/routing/feature-routes';
import { allFeatures } from './features';

/** One line of the table by which the server routes. */
export interface RouteRow {
  readonly method: string;
  readonly path: string;
  readonly access?: Access | undefined;
  /** Calls of the API have one, pages have none. */
  readonly operation?: ApiOperation;
}

// Forms offer other seasons every year; the stored description is of this one.
const clock = new StoppedClock('2026-11-22T12:00:00Z');

/** The tables of all features, with the forms of a line. */
export const siteFeatures = (line = 'config/sample-line') =>
  allFeatures(new Map([[LeadForms, new EmbeddedLeadForms(loadForms(line, 'US'), clock)]]));

/** The description of the API that a demonstration of this line would give. */
export const documentOfTable = (line?: string): object => openApiDocument(siteFeatures(line));

/** The whole table of routes, without a server. */
export function routeTable(): readonly RouteRow[] {
  return siteFeatures().flatMap(({ pages, api }): readonly RouteRow[] => [
    ...pages.map(({ method, path, access }) => ({ method: method.toUpperCase(), path, access })),
    ...api.map(({ method, path, access, operation }) => ({ method: method.toUpperCase(), path, access, operation })),
  ]);
}
