import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { VoyagesApi } from './voyages.api';
import type { VoyagesPages } from './voyages.pages';
import { findVoyagesOperation, getVoyageDataOperation } from './voyages.schema';

export const voyagesRoutes = (pages: VoyagesPages, api: VoyagesApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.voyages.list, handler: pages.list, cache: { query: ['region', 'startDate', 'endDate'], tags: ['price'] } },
    { method: 'get', path: paths.voyages.voyage, handler: pages.voyage, cache: { query: ['id'], tags: ['price'] } },
  ],
  api: [
    { method: 'get', path: '/api/voyages', operation: findVoyagesOperation, handler: api.find, cache: { query: ['region', 'startDate', 'endDate'], tags: ['price'] } },
    { method: 'get', path: '/api/voyage-data', operation: getVoyageDataOperation, handler: api.voyageData },
  ],
});
