import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { HomePages } from './home.pages';

export const homeRoutes = (pages: HomePages): FeatureRoutes => ({
  pages: [{ method: 'get', path: paths.home, handler: pages.home, cache: { query: [], tags: ['price'] } }],
  api: [],
});
