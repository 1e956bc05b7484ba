import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { ExperienceCategoryPage } from '../../../views/excursions/ExperienceCategoryPage';
import { ExperiencePage } from '../../../views/excursions/ExperiencePage';
import { ExperiencesPage } from '../../../views/excursions/ExperiencesPage';
import { ReserveExperiencePage } from '../../../views/excursions/ReserveExperiencePage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { ExcursionBookingApi } from './excursion-booking.api';
import {
  bookShoreExOperation,
  getShoreExAvailableOperation,
  getShoreExGuestsOperation,
  getShoreExInstancesOperation,
  removeShoreExOperation,
} from './excursion-booking.schema';
import { followSeatsOperation, getSeatsOperation } from './seats.schema';
import { excursionsSitemap } from './excursions.sitemap';
import type { ReserveExperiencePages } from './reserve-experience.pages';
import type { ExcursionsApi } from './excursions.api';
import type { ExcursionsPages } from './excursions.pages';
import { getShoreExperienceOperation, getShorexProfileOperation } from './excursions.schema';
import { experienceQuery } from './read-experience-filter';
import type { SeatsEvents } from './seats-events';

const experiencesTag: ApiTag = {
  slug: 'experiences',
  name: 'Experiences',
  description: 'What can be done ashore and on the water: what there is, when it leaves, who comes along.',
  order: 50,
};

export const excursionsRoutes = (
  pages: ExcursionsPages,
  api: ExcursionsApi,
  excursionBookingApi: ExcursionBookingApi,
  reserveExperiencePages: ReserveExperiencePages,
  seats: SeatsEvents,
  content: ExcursionContent,
): FeatureRoutes => ({
  sitemap: excursionsSitemap(content),
  tag: experiencesTag,
  styles: ['excursions'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.excursions.list,
      page: ExperiencesPage,
      handler: pages.list,
      cache: { query: experienceQuery, tags: ['content'] },
    }),
    { method: 'get', path: paths.excursions.otherName, handler: pages.otherName },
    pageRoute({
      method: 'get',
      path: paths.excursions.category,
      page: ExperienceCategoryPage,
      handler: pages.category,
      cache: { query: [], tags: ['content'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.excursions.experience,
      page: ExperiencePage,
      handler: pages.experience,
      cache: { query: [], tags: ['content'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.excursions.reserve,
      page: ReserveExperiencePage,
      handler: reserveExperiencePages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.excursions.reserve,
      page: ReserveExperiencePage,
      handler: reserveExperiencePages.reserve,
      access: 'guest',
    }),
  ],
  api: [
    {
      method: 'get',
      path: '/api/shore-experience',
      operation: getShoreExperienceOperation,
      handler: api.experiences,
      cache: { query: ['slug'], tags: ['content'] },
    },
    {
      method: 'get',
      path: '/api/shorex-profile',
      operation: getShorexProfileOperation,
      handler: api.sailing,
      cache: { query: ['itineraryId'], tags: ['content'] },
    },
    {
      method: 'get',
      path: '/api/shore-ex-available',
      operation: getShoreExAvailableOperation,
      handler: excursionBookingApi.available,
      access: 'guest',
    },
    {
      method: 'get',
      path: '/api/shoreex-instances',
      operation: getShoreExInstancesOperation,
      handler: excursionBookingApi.instances,
      access: 'guest',
    },
    {
      method: 'get',
      path: '/api/shore-ex-guests',
      operation: getShoreExGuestsOperation,
      handler: excursionBookingApi.guests,
      access: 'guest',
    },
    {
      method: 'post',
      path: '/api/shore-ex-book',
      operation: bookShoreExOperation,
      handler: excursionBookingApi.book,
      access: 'guest',
    },
    {
      method: 'delete',
      path: '/api/shore-ex-book',
      operation: removeShoreExOperation,
      handler: excursionBookingApi.remove,
      access: 'guest',
    },
    {
      method: 'get',
      path: '/api/shore-ex-seats',
      operation: getSeatsOperation,
      handler: seats.now,
      access: 'guest',
    },
    {
      method: 'get',
      path: '/api/shore-ex-events',
      operation: followSeatsOperation,
      handler: seats.follow,
      access: 'guest',
    },
  ],
});
