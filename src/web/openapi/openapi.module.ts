import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { SiteRoutes } from '../routing/feature-routes';
import { ApiDocsPages } from './api-docs.pages';
import { OpenApiApi } from './openapi.api';
import { openApiRoutes } from './openapi.routes';

export const openApiModule = new ContainerModule(({ bind }) => {
  construct(bind(OpenApiApi), OpenApiApi, [JsonAnswers]);
  bind(ApiDocsPages).toResolvedValue(
    (heads: PageHeads, config: Config) => new ApiDocsPages(heads, config.isDemo),
    [PageHeads, tokens.config],
  );
  bind(SiteRoutes).toResolvedValue(openApiRoutes, [OpenApiApi, ApiDocsPages, tokens.config]);
});
