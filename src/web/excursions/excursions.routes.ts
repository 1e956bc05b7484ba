import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ExcursionBookingApi } from './excursion-booking.api';
import {
  bookShoreExOperation,
  followSeatsOperation,
  getShoreExAvailableOperation,
  getShoreExGuestsOperation,
  getShoreExInstancesOperation,
  removeShoreExOperation,
} from './excursion-booking.schema';
import type { ReserveExperiencePages } from './reserve-experience.pages';
import type { ExcursionsApi } from './excursions.api';
import type { ExcursionsPages } from './excursions.pages';
import { getShoreExperienceOperation, getShorexProfileOperation } from './excursions.schema';
import { experienceQuery } from './read-experience-filter';
import type { SeatsEvents } from './seats-events';

export const excursionsRoutes = (
  pages: ExcursionsPages,
  api: ExcursionsApi,
  excursionBookingApi: ExcursionBookingApi,
  reserveExperiencePages: ReserveExperiencePages,
  seats: SeatsEvents,
): FeatureRoutes => ({
  pages: [
    {
      method: 'get',
      path: paths.excursions.list,
      handler: pages.list,
      cache: { query: experienceQuery, tags: ['content'] },
    },
    { method: 'get', path: paths.excursions.otherName, handler: pages.otherName },
    {
      method: 'get',
      path: paths.excursions.category,
      handler: pages.category,
      cache: { query: [], tags: ['content'] },
    },
    {
      method: 'get',
      path: paths.excursions.experience,
      handler: pages.experience,
      cache: { query: [], tags: ['content'] },
    },
    { method: 'get', path: paths.excursions.reserve, handler: reserveExperiencePages.show, access: 'guest' },
    { method: 'post', path: paths.excursions.reserve, handler: reserveExperiencePages.reserve, access: 'guest' },
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
      path: '/api/shore-ex-events',
      operation: followSeatsOperation,
      handler: seats.follow,
      access: 'guest',
    },
  ],
});
