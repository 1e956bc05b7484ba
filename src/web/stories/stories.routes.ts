import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { StoriesApi } from './stories.api';
import type { StoriesPages } from './stories.pages';
import { findRelatedArticlesOperation, findStoriesOperation } from './stories.schema';

const tags = ['content'];

/** The feed comes before the story, whose pattern would take its address. */
export const storiesRoutes = (pages: StoriesPages, api: StoriesApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.stories.list, handler: pages.list, cache: { query: ['category', 'show'], tags } },
    { method: 'get', path: paths.stories.feed, handler: pages.feed, cache: { query: [], tags } },
    { method: 'get', path: paths.stories.story, handler: pages.story, cache: { query: [], tags } },
  ],
  api: [
    {
      method: 'get',
      path: '/api/stories',
      operation: findStoriesOperation,
      handler: api.find,
      cache: { query: ['slug', 'category'], tags },
    },
    { method: 'post', path: '/api/related-articles', operation: findRelatedArticlesOperation, handler: api.related },
  ],
});
