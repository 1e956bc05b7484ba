import { TripDayPage } from '../../../views/trip-day/TripDayPage';
import { BoardingCheckPage } from '../../../views/trip-day/BoardingCheckPage';
import { BoardingPage } from '../../../views/trip-day/BoardingPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { BoardingPages } from './boarding.pages';
import type { TripDayPages } from './trip-day.pages';

export const tripDayRoutes = (pages: TripDayPages, boarding: BoardingPages): FeatureRoutes => ({
  styles: ['voyages', 'status', 'guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.trips.day, page: TripDayPage, handler: pages.show, access: 'guest' }),
    pageRoute({
      method: 'get',
      path: paths.trips.boarding,
      page: BoardingPage,
      handler: boarding.show,
      access: 'guest',
    }),
    { method: 'get', path: paths.trips.boardingPack, handler: boarding.pdf, access: 'guest' },
    { method: 'get', path: paths.trips.boardingPass, handler: boarding.pass, access: 'guest' },
  ],
  api: [],
});

/** Routes for bearers of a trip pack, and for browsers that have stored one; they need no session. */
export const tripPackRoutes = (boarding: BoardingPages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.trips.packWorker, handler: boarding.worker },
    pageRoute({ method: 'get', path: paths.trips.packCheck, page: BoardingCheckPage, handler: boarding.check }),
  ],
  api: [],
});
