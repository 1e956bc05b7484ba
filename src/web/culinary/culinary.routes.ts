import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { CulinaryApi } from './culinary.api';
import type { CulinaryPages } from './culinary.pages';
import { findVenuesOperation } from './culinary.schema';

const content = { query: [], tags: ['content'] } as const;

export const culinaryRoutes = (pages: CulinaryPages, api: CulinaryApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.culinary.list, handler: pages.list, cache: { query: ['chef'], tags: ['content'] } },
    { method: 'get', path: paths.culinary.venue, handler: pages.venue, cache: content },
    { method: 'get', path: paths.culinary.chef, handler: pages.chef, cache: content },
  ],
  api: [
    {
      method: 'get',
      path: '/api/culinary-venue',
      operation: findVenuesOperation,
      handler: api.find,
      cache: { query: ['slug'], tags: ['content'] },
    },
  ],
});
