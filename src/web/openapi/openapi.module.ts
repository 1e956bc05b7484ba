import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { tokens } from '../../tokens';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { ApiDocsPages } from './api-docs.pages';
import { OpenApiApi } from './openapi.api';

export const openApiModule = new ContainerModule(({ bind }) => {
  bind(OpenApiApi).toResolvedValue((answers: JsonAnswers) => new OpenApiApi(answers), [JsonAnswers]);
  bind(ApiDocsPages).toResolvedValue(
    (renderer: PageRenderer, heads: PageHeads, config: Config) => new ApiDocsPages(renderer, heads, config.isDemo),
    [PageRenderer, PageHeads, tokens.config],
  );
});
