import { SuiteStepPage } from '../../../views/reserve/SuiteStepPage';
import { VoyageStepPage } from '../../../views/reserve/VoyageStepPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { ReservePages } from './reserve.pages';

export const reserveRoutes = (pages: ReservePages): FeatureRoutes => ({
  priority: 'high',
  styles: ['voyages'],
  pages: [
    pageRoute({ method: 'get', path: paths.reserve.voyageStep, page: VoyageStepPage, handler: pages.voyageStep }),
    pageRoute({ method: 'get', path: paths.reserve.suiteStep, page: SuiteStepPage, handler: pages.suiteStep }),
  ],
  api: [],
});
