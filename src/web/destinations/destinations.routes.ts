import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { DestinationsPage } from '../../../views/destinations/DestinationsPage';
import { PortPage } from '../../../views/destinations/PortPage';
import { RegionPage } from '../../../views/destinations/RegionPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { DestinationsPages } from './destinations.pages';
import { destinationsSitemap } from './destinations.sitemap';

export const destinationsRoutes = (
  pages: DestinationsPages,
  content: VoyageContent,
  findVoyages: FindVoyages,
): FeatureRoutes => ({
  sitemap: destinationsSitemap(content, findVoyages),
  styles: ['destinations'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.destinations.list,
      page: DestinationsPage,
      handler: pages.list,
      cache: { query: [], tags: ['content'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.destinations.region,
      page: RegionPage,
      handler: pages.region,
      cache: { query: ['experiences'], tags: ['price'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.destinations.port,
      page: PortPage,
      handler: pages.port,
      cache: { query: [], tags: ['price'] },
    }),
  ],
  api: [],
});
