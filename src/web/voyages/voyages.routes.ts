import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { DayPages } from './day.pages';
import type { VoyagePages } from './voyage.pages';
import type { VoyagesApi } from './voyages.api';
import type { VoyagesPages } from './voyages.pages';
import {
  findVoyageEntriesOperation,
  findVoyagesOperation,
  getPortPerDateOperation,
  getVoyageDataOperation,
} from './voyages.schema';

export interface VoyagesHandlers {
  readonly voyagesPages: VoyagesPages;
  readonly voyagePages: VoyagePages;
  readonly dayPages: DayPages;
  readonly voyagesApi: VoyagesApi;
}

const listQuery = ['region', 'startDate', 'endDate'];

export const voyagesRoutes = ({
  voyagesPages,
  voyagePages,
  dayPages,
  voyagesApi: api,
}: VoyagesHandlers): FeatureRoutes => ({
  pages: [
    {
      method: 'get',
      path: paths.voyages.list,
      handler: voyagesPages.list,
      cache: { query: [...listQuery, 'view', 'show', 'errorcode'], tags: ['price'] },
    },
    {
      method: 'get',
      path: paths.voyages.voyage,
      handler: voyagePages.voyage,
      cache: { query: ['id'], tags: ['price'] },
    },
    { method: 'get', path: paths.voyages.activity, handler: dayPages.day, cache: { query: ['id'], tags: ['price'] } },
    { method: 'get', path: paths.voyages.journey, handler: voyagePages.journey },
  ],
  api: [
    {
      method: 'get',
      path: '/api/voyages',
      operation: findVoyagesOperation,
      handler: api.find,
      cache: { query: [...listQuery, 'voyageCode'], tags: ['price'] },
    },
    {
      method: 'get',
      path: '/api/voyages-gql',
      operation: findVoyageEntriesOperation,
      handler: api.findEntries,
      cache: { query: ['itineraryIds'], tags: [] },
    },
    // Never kept: whoever reserves decides by it (H65).
    { method: 'get', path: '/api/voyage-data', operation: getVoyageDataOperation, handler: api.voyageData },
    {
      method: 'get',
      path: '/api/port-per-date',
      operation: getPortPerDateOperation,
      handler: api.portPerDate,
      cache: { query: ['itineraryId'], tags: [] },
    },
  ],
});
