import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { DeckPlanPages } from './deck-plan.pages';
import type { SuitesPages } from './suites.pages';
import type { VesselApi } from './vessel.api';
import type { VesselPages } from './vessel.pages';
import { findSuitesOperation, getReserveNowSuiteOperation } from './vessel.schema';

export interface VesselHandlers {
  readonly vesselPages: VesselPages;
  readonly suitesPages: SuitesPages;
  readonly deckPlanPages: DeckPlanPages;
  readonly vesselApi: VesselApi;
}

export const vesselRoutes = ({
  vesselPages,
  suitesPages,
  deckPlanPages,
  vesselApi,
}: VesselHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.vessel.vessel, handler: vesselPages.vessel, cache: { query: [], tags: ['content'] } },
    { method: 'get', path: paths.vessel.suites, handler: suitesPages.list, cache: { query: ['tab'], tags: ['price'] } },
    { method: 'get', path: paths.vessel.suite, handler: suitesPages.suite, cache: { query: [], tags: ['price'] } },
    {
      method: 'get',
      path: paths.vessel.deckPlans,
      handler: deckPlanPages.all,
      cache: { query: [], tags: ['content'] },
    },
  ],
  api: [
    {
      method: 'get',
      path: '/api/suites',
      operation: findSuitesOperation,
      handler: vesselApi.findSuites,
      cache: { query: ['vesselId'], tags: ['content'] },
    },
    // Never kept: whoever reserves decides by it (H65).
    {
      method: 'get',
      path: '/api/reserve-now-suites',
      operation: getReserveNowSuiteOperation,
      handler: vesselApi.selectedSuite,
    },
  ],
});
