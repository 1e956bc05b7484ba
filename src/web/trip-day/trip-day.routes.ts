import { TripDayPage } from '../../../views/trip-day/TripDayPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { TripDayPages } from './trip-day.pages';

export const tripDayRoutes = (pages: TripDayPages): FeatureRoutes => ({
  styles: 'guest-area',
  pages: [pageRoute({ method: 'get', path: paths.trips.day, page: TripDayPage, handler: pages.show, access: 'guest' })],
  api: [],
});
