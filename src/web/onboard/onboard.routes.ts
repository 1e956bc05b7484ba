import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { OnboardApi } from './onboard.api';
import type { OnboardPages } from './onboard.pages';
import { findOnboardOperation } from './onboard.schema';

const content = { query: [], tags: ['content'] } as const;

export const onboardRoutes = (pages: OnboardPages, api: OnboardApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.onboard.list, handler: pages.list, cache: content },
    { method: 'get', path: paths.onboard.page, handler: pages.page, cache: content },
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
