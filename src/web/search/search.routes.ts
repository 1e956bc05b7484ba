import { SearchPage } from '../../../views/search/SearchPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { SearchPages } from './search.pages';
import { searchSitemap } from './search.sitemap';

export const searchRoutes = (pages: SearchPages): FeatureRoutes => ({
  sitemap: searchSitemap,
  styles: ['search'],
  pages: [pageRoute({ method: 'get', path: paths.search, page: SearchPage, handler: pages.search })],
  api: [],
});
