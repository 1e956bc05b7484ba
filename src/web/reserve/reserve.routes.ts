import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ReservePages } from './reserve.pages';

export const reserveRoutes = (pages: ReservePages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.reserve.voyageStep, handler: pages.voyageStep },
    { method: 'get', path: paths.reserve.suiteStep, handler: pages.suiteStep },
  ],
  api: [],
});
