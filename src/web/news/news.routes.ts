import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { NewsApi } from './news.api';
import type { NewsPages } from './news.pages';
import { findNewsOperation } from './news.schema';

const tags = ['content'];

/** The feed comes before the item, whose pattern would take its address. */
export const newsRoutes = (pages: NewsPages, api: NewsApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.news.list, handler: pages.list, cache: { query: ['category', 'show'], tags } },
    { method: 'get', path: paths.news.feed, handler: pages.feed, cache: { query: [], tags } },
    { method: 'get', path: paths.news.item, handler: pages.item, cache: { query: [], tags } },
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
