import type { ContentLibrary } from '../../core/content/content-library.port';
import { ChefPage } from '../../../views/culinary/ChefPage';
import { CulinaryPage } from '../../../views/culinary/CulinaryPage';
import { VenuePage } from '../../../views/culinary/VenuePage';
import { onboardTag } from '../onboard/onboard.routes';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { CulinaryApi } from './culinary.api';
import type { CulinaryPages } from './culinary.pages';
import { findVenuesOperation } from './culinary.schema';
import { culinarySitemap } from './culinary.sitemap';

const content = { query: [], tags: ['content'] } as const;

export const culinaryRoutes = (pages: CulinaryPages, api: CulinaryApi, library: ContentLibrary): FeatureRoutes => ({
  sitemap: culinarySitemap(library),
  tag: onboardTag,
  styles: ['culinary'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.culinary.list,
      page: CulinaryPage,
      handler: pages.list,
      cache: { query: ['chef'], tags: ['content'] },
    }),
    pageRoute({ method: 'get', path: paths.culinary.venue, page: VenuePage, handler: pages.venue, cache: content }),
    pageRoute({ method: 'get', path: paths.culinary.chef, page: ChefPage, handler: pages.chef, cache: content }),
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
