import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { CalendarPages } from './calendar.pages';
import type { ExcursionBookingsPages } from './excursion-bookings.pages';
import type { TripPages } from './trip.pages';
import type { TripsApi } from './trips.api';
import type { TripsPages } from './trips.pages';
import { getReservationDetailsOperation, getReservationsOperation } from './trips.schema';

interface TripsHandlers {
  readonly pages: TripsPages;
  readonly trip: TripPages;
  readonly tripExcursions: ExcursionBookingsPages;
  readonly calendar: CalendarPages;
  readonly api: TripsApi;
}

export const tripsRoutes = ({ pages, trip, tripExcursions, calendar, api }: TripsHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.trips.list, handler: pages.list, access: 'guest' },
    { method: 'get', path: paths.trips.trip, handler: trip.trip, access: 'guest' },
    { method: 'get', path: paths.trips.fareBreakdown, handler: trip.fareBreakdown, access: 'guest' },
    { method: 'post', path: paths.trips.answer, handler: pages.answerUnconfirmed, access: 'guest' },
    { method: 'get', path: paths.trips.excursionFile, handler: calendar.outing, access: 'guest' },
    { method: 'post', path: paths.trips.calendar, handler: calendar.answer, access: 'guest' },
    { method: 'get', path: paths.trips.feed, handler: calendar.feed },
    { method: 'post', path: paths.trips.tripExcursions, handler: tripExcursions.answer, access: 'guest' },
  ],
  api: [
    {
      method: 'get',
      path: '/api/reservations',
      operation: getReservationsOperation,
      handler: api.list,
      access: 'guest',
    },
    {
      method: 'get',
      path: '/api/reservation-details',
      operation: getReservationDetailsOperation,
      handler: api.details,
      access: 'guest',
    },
  ],
});
