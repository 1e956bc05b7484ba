import type { Config } from '../../../config/config';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { DeckPlansPage } from '../../../views/vessel/DeckPlansPage';
import { SuitePage } from '../../../views/vessel/SuitePage';
import { SuitesPage } from '../../../views/vessel/SuitesPage';
import { VesselPage } from '../../../views/vessel/VesselPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { DeckPlanPages } from './deck-plan.pages';
import type { SuitesPages } from './suites.pages';
import type { VesselApi } from './vessel.api';
import type { VesselPages } from './vessel.pages';
import { findSuitesOperation, getReserveNowSuiteOperation } from './vessel.schema';
import { vesselSitemap } from './vessel.sitemap';

const suitesTag: ApiTag = {
  slug: 'suites',
  name: 'Suites',
  description: 'The categories of suites, and one of them on one sailing.',
  order: 30,
};

export const vesselRoutes = (
  vesselPages: VesselPages,
  suitesPages: SuitesPages,
  deckPlanPages: DeckPlanPages,
  vesselApi: VesselApi,
  content: VoyageContent,
  { policy }: Config,
): FeatureRoutes => ({
  sitemap: vesselSitemap(content, policy.vesselSlug),
  tag: suitesTag,
  styles: ['vessel'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.vessel.vessel,
      page: VesselPage,
      handler: vesselPages.vessel,
      cache: { query: [], tags: ['content'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.vessel.suites,
      page: SuitesPage,
      handler: suitesPages.list,
      cache: { query: ['tab'], tags: ['price'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.vessel.suite,
      page: SuitePage,
      handler: suitesPages.suite,
      cache: { query: [], tags: ['price'] },
    }),
    pageRoute({
      method: 'get',
      path: paths.vessel.deckPlans,
      page: DeckPlansPage,
      handler: deckPlanPages.all,
      cache: { query: [], tags: ['content'] },
    }),
  ],
  api: [
    {
      method: 'get',
      path: '/api/suites',
      operation: findSuitesOperation,
      handler: vesselApi.findSuites,
      cache: { query: ['vesselId'], tags: ['content'] },
    },
    // This answer is never cached, because a reservation depends on it (H65).
    {
      method: 'get',
      path: '/api/reserve-now-suites',
      operation: getReserveNowSuiteOperation,
      handler: vesselApi.selectedSuite,
    },
  ],
});
