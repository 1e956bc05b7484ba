import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { SearchPages } from './search.pages';

export const searchRoutes = (pages: SearchPages): FeatureRoutes => ({
  pages: [{ method: 'get', path: paths.search, handler: pages.search }],
  api: [],
});
