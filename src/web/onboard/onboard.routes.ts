import type { ContentLibrary } from '../../core/content/content-library.port';
import { OnboardListPage } from '../../../views/onboard/OnboardListPage';
import { OnboardPage } from '../../../views/onboard/OnboardPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { OnboardApi } from './onboard.api';
import type { OnboardPages } from './onboard.pages';
import { findOnboardOperation } from './onboard.schema';
import { onboardSitemap } from './onboard.sitemap';

const content = { query: [], tags: ['content'] } as const;

export const onboardTag: ApiTag = {
  slug: 'life-on-board',
  name: 'Life on board',
  description: 'Restaurants, places and services of the yacht, and days on land before or after a voyage.',
  order: 60,
};

export const onboardRoutes = (pages: OnboardPages, api: OnboardApi, library: ContentLibrary): FeatureRoutes => ({
  sitemap: onboardSitemap(library),
  tag: onboardTag,
  styles: ['onboard'],
  pages: [
    pageRoute({ method: 'get', path: paths.onboard.list, page: OnboardListPage, handler: pages.list, cache: content }),
    pageRoute({ method: 'get', path: paths.onboard.page, page: OnboardPage, handler: pages.page, cache: content }),
  ],
  api: [
    {
      method: 'get',
      path: '/api/onboard-venue',
      operation: findOnboardOperation,
      handler: api.find,
      cache: { query: ['slug'], tags: ['content'] },
    },
  ],
});
