import type { Newsroom } from '../../core/news/newsroom.port';
import { NewsItemPage } from '../../../views/news/NewsItemPage';
import { NewsPage } from '../../../views/news/NewsPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import { readingTag } from '../stories/stories.routes';
import type { NewsApi } from './news.api';
import type { NewsPages } from './news.pages';
import { findNewsOperation } from './news.schema';
import { newsSitemap } from './news.sitemap';

const tags = ['content'];

export const newsRoutes = (pages: NewsPages, api: NewsApi, newsroom: Newsroom): FeatureRoutes => ({
  priority: 'low',
  sitemap: newsSitemap(newsroom),
  tag: readingTag,
  styles: ['news'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.news.list,
      page: NewsPage,
      handler: pages.list,
      cache: { query: ['category', 'show'], tags },
    }),
    { method: 'get', path: paths.news.feed, handler: pages.feed, cache: { query: [], tags } },
    pageRoute({
      method: 'get',
      path: paths.news.item,
      page: NewsItemPage,
      handler: pages.item,
      cache: { query: [], tags },
    }),
  ],
  api: [
    {
      method: 'get',
      path: '/api/news',
      operation: findNewsOperation,
      handler: api.find,
      cache: { query: ['category', 'cursor', 'limit'], tags },
    },
  ],
});
