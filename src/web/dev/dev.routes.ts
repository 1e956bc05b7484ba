import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { DevApi } from './dev.api';
import type { DevPages } from './dev.pages';
import {
  changeCrmOperation,
  changeDeskOperation,
  changeFareOperation,
  leadsOperation,
  moveClockOperation,
  outboxOperation,
  resetOperation,
} from './dev.schema';

export const devRoutes = (pages: DevPages, api: DevApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.dev.outbox, handler: pages.outbox },
    { method: 'get', path: paths.dev.gallery, handler: pages.gallery },
  ],
  api: [
    { method: 'get', path: paths.dev.outboxJson, operation: outboxOperation, handler: api.outbox },
    { method: 'post', path: paths.dev.clock, operation: moveClockOperation, handler: api.moveClock },
    { method: 'post', path: paths.dev.reset, operation: resetOperation, handler: api.reset },
    { method: 'post', path: paths.dev.crm, operation: changeCrmOperation, handler: api.changeCrm },
    { method: 'post', path: paths.dev.excursionFaults, operation: changeDeskOperation, handler: api.changeDesk },
    { method: 'post', path: paths.dev.fare, operation: changeFareOperation, handler: api.changeFare },
    { method: 'get', path: paths.dev.leadsJson, operation: leadsOperation, handler: api.leads },
  ],
});
