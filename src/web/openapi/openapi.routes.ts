import { Joi } from '../routing/typed-joi';
import { paths } from '../paths';
import type { ApiOperation } from '../routing/api-operation';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ApiDocsPages } from './api-docs.pages';
import { openApiDocument } from './openapi-document';
import type { OpenApiApi } from './openapi.api';

const operation = {
  id: 'getOpenApi',
  summary: 'This document.',
  ledger: ['API-16'],
  answers: { 200: { description: 'An OpenAPI 3.1 document.', schema: Joi.object().unknown(true) } },
} satisfies ApiOperation;

const cache = { query: [], tags: [] } as const;

export interface OpenApiHandlers {
  readonly openApiApi: OpenApiApi;
  readonly apiDocsPages: ApiDocsPages;
}

/** Describes the features given, and itself. */
export function openApiRoutes(
  features: readonly FeatureRoutes[],
  { openApiApi, apiDocsPages, isDemo }: OpenApiHandlers & { readonly isDemo: boolean },
): FeatureRoutes {
  let document: ReturnType<typeof openApiDocument> | undefined;
  // Made when it is first asked for: most starts of a node are not for its sake.
  const describe = () => (document ??= openApiDocument([...features, own], { isDemo }));
  const own: FeatureRoutes = {
    pages: [
      { method: 'get', path: paths.apiDocs.contents, handler: apiDocsPages.contents(describe), cache },
      { method: 'get', path: paths.apiDocs.feature, handler: apiDocsPages.feature(describe), cache },
    ],
    api: [{ method: 'get', path: '/api/openapi.json', operation, handler: openApiApi.document(describe), cache }],
  };
  return own;
}
