import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { DestinationsPages } from './destinations.pages';

export const destinationsRoutes = (pages: DestinationsPages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.destinations.list, handler: pages.list, cache: { query: [], tags: ['content'] } },
    { method: 'get', path: paths.destinations.region, handler: pages.region, cache: { query: [], tags: ['price'] } },
    { method: 'get', path: paths.destinations.port, handler: pages.port, cache: { query: [], tags: ['price'] } },
  ],
  api: [],
});
