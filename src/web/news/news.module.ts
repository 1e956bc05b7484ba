import { ContainerModule } from 'inversify';
import { Newsroom } from '../../core/news/newsroom.port';
import { BuiltAssets } from '../rendering/built-assets';
import { JsonAnswers } from '../rendering/json-answers';
import { PageHeads } from '../rendering/page-heads';
import { PageRenderer } from '../rendering/page-renderer';
import { NewsApi } from './news.api';
import { NewsPages } from './news.pages';

export const newsModule = new ContainerModule(({ bind }) => {
  bind(NewsPages).toResolvedValue(
    (newsroom: Newsroom, assets: BuiltAssets, heads: PageHeads, renderer: PageRenderer, answers: JsonAnswers) =>
      new NewsPages({ newsroom, assets, heads, renderer, answers }),
    [Newsroom, BuiltAssets, PageHeads, PageRenderer, JsonAnswers],
  );
  bind(NewsApi).toResolvedValue(
    (newsroom: Newsroom, assets: BuiltAssets, answers: JsonAnswers) => new NewsApi(newsroom, assets, answers),
    [Newsroom, BuiltAssets, JsonAnswers],
  );
});
