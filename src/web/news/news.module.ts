import { ContainerModule } from 'inversify';
import { Newsroom } from '../../core/news/newsroom.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { NewsApi } from './news.api';
import { NewsPages } from './news.pages';
import { construct } from '../../construct';
import { newsRoutes } from './news.routes';

export const newsModule = new ContainerModule(({ bind }) => {
  construct(bind(NewsPages), NewsPages, {
    newsroom: Newsroom,
    assets: BuiltAssets,
    heads: PageHeads,
    answers: JsonAnswers,
  });
  construct(bind(NewsApi), NewsApi, [Newsroom, BuiltAssets, JsonAnswers]);
  bind(FeatureRoutes).toResolvedValue(newsRoutes, [NewsPages, NewsApi, Newsroom]);
});
