import { paths } from '../paths';
import type { FeatureRoutes, PageRoute } from '../routing/feature-routes';
import type { ContentPages } from './content.pages';

export const contentRoutes = (pages: ContentPages): FeatureRoutes => ({
  pages: Object.values(paths.content).map((path): PageRoute => ({
    method: 'get',
    path,
    handler: path === paths.content.community ? pages.community : pages.page(path),
    cache: { query: [], tags: ['content'] },
  })),
  api: [],
});
