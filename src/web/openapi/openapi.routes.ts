import Joi from 'joi';
import type { ApiOperation } from '../routing/api-operation';
import type { FeatureRoutes } from '../routing/feature-routes';
import { openApiDocument } from './openapi-document';

const operation: ApiOperation = {
  id: 'getOpenApi',
  summary: 'This document.',
  ledger: ['API-16'],
  answers: { 200: { description: 'An OpenAPI 3.1 document.', schema: Joi.object().unknown(true) } },
};

/** Describes the features given, and itself. */
export function openApiRoutes(features: readonly FeatureRoutes[], options: { readonly isDemo: boolean }): FeatureRoutes {
  const own: FeatureRoutes = {
    pages: [],
    api: [{
      method: 'get',
      path: '/api/openapi.json',
      operation,
      handler: (_req, res) => {
        res.set('Cache-Control', 'public, max-age=60').json(document);
      },
    }],
  };
  const document = openApiDocument([...features, own], options);
  return own;
}
