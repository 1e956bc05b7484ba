import { parseItineraryId } from '../../core/voyages/itinerary-id';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { DayPage } from '../../../views/voyages/DayPage';
import { VoyagePage } from '../../../views/voyages/VoyagePage';
import { VoyagesPage } from '../../../views/voyages/VoyagesPage';
import { paths } from '../paths';
import { facetParameters, listParameters } from './asked-sailings';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { DayPages } from './day.pages';
import type { VoyagePages } from './voyage.pages';
import { partyParameters } from './voyage-party';
import type { VoyagesApi } from './voyages.api';
import type { VoyagesPages } from './voyages.pages';
import {
  findVoyageEntriesOperation,
  findVoyagesOperation,
  getPortPerDateOperation,
  getVoyageDataOperation,
} from './voyages.schema';
import { voyagesSitemap } from './voyages.sitemap';

const listQuery = ['region', 'startDate', 'endDate'];

const voyagesTag: ApiTag = {
  slug: 'voyages',
  name: 'Voyages',
  description: 'What sails when, what it costs and where it calls.',
  order: 20,
};

export const voyagesRoutes = (
  voyagesPages: VoyagesPages,
  voyagePages: VoyagePages,
  dayPages: DayPages,
  api: VoyagesApi,
  content: VoyageContent,
): FeatureRoutes => ({
  sitemap: voyagesSitemap(content),
  tag: voyagesTag,
  styles: ['voyages'],
  upperCaseIds: {
    isId: (text) => parseItineraryId(text).kind === 'itinerary',
    parameters: ['id', 'itineraryId', 'voyageId'],
  },
  pages: [
    pageRoute({
      method: 'get',
      path: paths.voyages.list,
      page: VoyagesPage,
      handler: voyagesPages.list,
      cache: {
        query: ['region', 'view', 'show', 'errorcode'],
        manifold: ['startDate', 'endDate', ...facetParameters],
        uncachedPrefixes: listParameters.map((name) => `${name}.`),
        tags: ['price'],
      },
    }),
    pageRoute({
      method: 'get',
      path: paths.voyages.voyage,
      page: VoyagePage,
      handler: voyagePages.voyage,
      cache: { query: ['id'], manifold: partyParameters, tags: ['price'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.voyages.activity,
      page: DayPage,
      handler: dayPages.day,
      cache: { query: ['id'], tags: ['price'] },
    }),
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
    // This answer is never cached, because a reservation depends on it (H65).
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
