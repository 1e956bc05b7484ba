import type { ContentLibrary } from '../../core/content/content-library.port';
import { StoriesPage } from '../../../views/stories/StoriesPage';
import { StoryPage } from '../../../views/stories/StoryPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { StoriesApi } from './stories.api';
import type { StoriesPages } from './stories.pages';
import { findRelatedArticlesOperation, findStoriesOperation } from './stories.schema';
import { storiesSitemap } from './stories.sitemap';

const tags = ['content'];

export const readingTag: ApiTag = {
  slug: 'stories-and-news',
  name: 'Stories and news',
  description: 'The magazine and the news, page by page.',
  order: 70,
};

export const storiesRoutes = (pages: StoriesPages, api: StoriesApi, library: ContentLibrary): FeatureRoutes => ({
  sitemap: storiesSitemap(library),
  tag: readingTag,
  styles: ['stories'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.stories.list,
      page: StoriesPage,
      handler: pages.list,
      cache: { query: ['category', 'show'], tags },
    }),
    { method: 'get', path: paths.stories.feed, handler: pages.feed, cache: { query: [], tags } },
    pageRoute({
      method: 'get',
      path: paths.stories.story,
      page: StoryPage,
      handler: pages.story,
      cache: { query: [], tags },
    }),
  ],
  api: [
    {
      method: 'get',
      path: '/api/stories',
      operation: findStoriesOperation,
      handler: api.find,
      cache: { query: ['slug', 'category'], tags },
    },
    {
      method: 'post',
      path: '/api/related-articles',
      operation: findRelatedArticlesOperation,
      handler: api.listRelated,
      priority: 'low',
    },
  ],
});
