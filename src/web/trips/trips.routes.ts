import { ChangeBookingPage } from '../../../views/trips/ChangeBookingPage';
import { TripPage } from '../../../views/trips/TripPage';
import { TripsPage } from '../../../views/trips/TripsPage';
import { tripsTexts } from '../../../views/trips/trips.texts';
import type { TripHandoffPages } from '../handoff/trip-handoff.pages';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { CalendarPages } from './calendar.pages';
import type { ChangeBookingPages } from './change-booking.pages';
import type { ExcursionBookingsPages } from './excursion-bookings.pages';
import type { TripDocuments } from './invoice.pages';
import type { TripPages } from './trip.pages';
import type { TripsApi } from './trips.api';
import type { TripsPages } from './trips.pages';
import { getReservationDetailsOperation, getReservationsOperation } from './trips.schema';

export const reservationsTag: ApiTag = {
  slug: 'reservations',
  name: 'Reservations',
  description: 'The reservations of the signed-in guest, and the link to the reservation engine.',
  order: 40,
};

export const tripsRoutes = (
  pages: TripsPages,
  trip: TripPages,
  documents: TripDocuments,
  tripExcursions: ExcursionBookingsPages,
  changeBooking: ChangeBookingPages,
  calendar: CalendarPages,
  api: TripsApi,
  engine: TripHandoffPages,
): FeatureRoutes => ({
  tag: reservationsTag,
  styles: ['voyages', 'guest-area'],
  guestAreaTab: { label: tripsTexts.list.title, href: paths.trips.list, order: 20 },
  pages: [
    pageRoute({ method: 'get', path: paths.trips.list, page: TripsPage, handler: pages.list, access: 'guest' }),
    pageRoute({ method: 'get', path: paths.trips.trip, page: TripPage, handler: trip.trip, access: 'guest' }),
    {
      method: 'get',
      path: paths.trips.fareBreakdown,
      // An engine with a fare breakdown of its own takes precedence.
      handler: (req, res) => engine.fareBreakdown(req, res, () => documents.fareBreakdown(req, res)),
      access: 'guest',
    },
    { method: 'get', path: paths.trips.invoice, handler: documents.invoice, access: 'guest' },
    { method: 'post', path: paths.trips.answer, handler: pages.answerUnconfirmed, access: 'guest' },
    pageRoute({
      method: 'get',
      path: paths.trips.changeBooking,
      page: ChangeBookingPage,
      handler: changeBooking.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.trips.changeBooking,
      page: ChangeBookingPage,
      handler: changeBooking.answer,
      access: 'guest',
    }),
    { method: 'get', path: paths.trips.excursionFile, handler: calendar.excursion, access: 'guest' },
    { method: 'post', path: paths.trips.calendar, handler: calendar.answer, access: 'guest' },
    { method: 'get', path: paths.trips.feed, handler: calendar.feed, isCaseSensitive: true },
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
