import { ContainerModule } from 'inversify';
import { Newsroom } from '../../core/news/newsroom.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { NewsApi } from './news.api';
import { NewsPages } from './news.pages';
import { newsRoutes } from './news.routes';

export const newsModule = new ContainerModule(({ bind }) => {
  bind(NewsPages).toResolvedValue(
    (newsroom: Newsroom, assets: BuiltAssets, heads: PageHeads, answers: JsonAnswers) =>
      new NewsPages({ newsroom, assets, heads, answers }),
    [Newsroom, BuiltAssets, PageHeads, JsonAnswers],
  );
  bind(NewsApi).toResolvedValue(
    (newsroom: Newsroom, assets: BuiltAssets, answers: JsonAnswers) => new NewsApi(newsroom, assets, answers),
    [Newsroom, BuiltAssets, JsonAnswers],
  );
  bind(FeatureRoutes).toResolvedValue(newsRoutes, [NewsPages, NewsApi, Newsroom]);
});
