import { ContainerModule } from 'inversify';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { SiteRoutes } from '../routing/feature-routes';
import { ApiDocsPages } from './api-docs.pages';
import { OpenApiApi } from './openapi.api';
import { openApiRoutes } from './openapi.routes';

export const openApiModule = new ContainerModule(({ bind }) => {
  construct(bind(OpenApiApi), OpenApiApi, [JsonAnswers]);
  construct(bind(ApiDocsPages), ApiDocsPages, [PageHeads, derived(tokens.config, (config) => config.isDemo)]);
  bind(SiteRoutes).toResolvedValue(openApiRoutes, [OpenApiApi, ApiDocsPages]);
});
