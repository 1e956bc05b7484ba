import { HomePage } from '../../../views/home/HomePage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { HomePages } from './home.pages';

export const homeRoutes = (pages: HomePages): FeatureRoutes => ({
  styles: ['home'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.home,
      page: HomePage,
      handler: pages.home,
      cache: { query: [], tags: ['price'] },
    }),
  ],
  api: [],
});
