import { CabinStepPage } from '../../../views/cabins/CabinStepPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { CabinPages } from './cabins.pages';

/** Pages of cabins are never cached, because a visitor chooses by what is free now. */
export const cabinRoutes = (pages: CabinPages): FeatureRoutes => ({
  priority: 'high',
  styles: ['guest-area'],
  pages: [pageRoute({ method: 'get', path: paths.reserve.cabinStep, page: CabinStepPage, handler: pages.cabinStep })],
  api: [],
});
