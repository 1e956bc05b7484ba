import { ApiDocsPage } from '../../../views/api-docs/ApiDocsPage';
import { ApiFeaturePage } from '../../../views/api-docs/ApiFeaturePage';
import { Joi } from '../routing/typed-joi';
import { paths } from '../paths';
import type { ApiOperation } from '../routing/api-operation';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute, type SiteRoutes } from '../routing/feature-routes';
import type { ApiDocsPages } from './api-docs.pages';
import { inlineReferences } from './inline-references';
import { openApiDocument } from './openapi-document';
import type { OpenApiApi } from './openapi.api';
import type { ReadDocument } from './read-document';
import { tagsOf } from './tags';

const operation = {
  id: 'getOpenApi',
  summary: 'This document.',
  ledger: ['API-16'],
  answers: { 200: { description: 'An OpenAPI 3.1 document.', schema: Joi.object().unknown(true) } },
} satisfies ApiOperation;

const cache = { query: [], tags: [] } as const;

const descriptionTag: ApiTag = {
  slug: 'description',
  name: 'This description',
  description: 'The document that everything here is made from.',
  order: 130,
};

export const openApiRoutes =
  (openApiApi: OpenApiApi, apiDocsPages: ApiDocsPages): SiteRoutes =>
  (features) => {
    let document: ReturnType<typeof openApiDocument> | undefined;
    // Generated on the first request, because most nodes never need it.
    const describe = () => (document ??= openApiDocument([...features, own]));
    let inlinedDocument: ReadDocument | undefined;
    const read = () => (inlinedDocument ??= inlineReferences(describe()) as object as ReadDocument);
    const chapters = () => tagsOf([...features, own]);
    const own: FeatureRoutes = {
      tag: descriptionTag,
      styles: ['blocks', 'guest-area'],
      pages: [
        pageRoute({
          method: 'get',
          path: paths.apiDocs.contents,
          page: ApiDocsPage,
          handler: apiDocsPages.contents(read, chapters),
          cache,
        }),
        pageRoute({
          method: 'get',
          path: paths.apiDocs.feature,
          page: ApiFeaturePage,
          handler: apiDocsPages.feature(read, chapters),
          cache,
        }),
      ],
      api: [{ method: 'get', path: '/api/openapi.json', operation, handler: openApiApi.document(describe), cache }],
    };
    return own;
  };
