import { OutboxPage } from '../../../views/dev/OutboxPage';
import { GalleryPage } from '../../../views/gallery/GalleryPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { DevApi } from './dev.api';
import type { DevPages } from './dev.pages';
import { scenarios } from './scenarios';
import {
  addPartnerOperation,
  changeCrmOperation,
  changeFaultsOperation,
  changeFareOperation,
  leadsOperation,
  moveClockOperation,
  outboxOperation,
  resetOperation,
} from './dev.schema';

const testModeTag: ApiTag = {
  slug: 'test-mode',
  name: 'Test mode',
  description:
    'Levers of a demonstration. A production site does not have them: each of these addresses answers 404 there. Any call of a demonstration whose header `X-Landfall-Scenario` names one of its error codes answers with it at once, and carries nothing out.',
  order: 140,
};

export const devRoutes = (pages: DevPages, api: DevApi): FeatureRoutes => ({
  tag: testModeTag,
  styles: 'all',
  override: scenarios,
  pages: [
    pageRoute({ method: 'get', path: paths.dev.outbox, page: OutboxPage, handler: pages.outbox }),
    pageRoute({ method: 'get', path: paths.dev.gallery, page: GalleryPage, handler: pages.gallery }),
  ],
  api: [
    { method: 'get', path: paths.dev.outboxJson, operation: outboxOperation, handler: api.outbox },
    { method: 'post', path: paths.dev.clock, operation: moveClockOperation, handler: api.moveClock },
    { method: 'post', path: paths.dev.reset, operation: resetOperation, handler: api.reset },
    { method: 'post', path: paths.dev.crm, operation: changeCrmOperation, handler: api.changeCrm },
    { method: 'post', path: paths.dev.faults, operation: changeFaultsOperation, handler: api.changeFaults },
    { method: 'post', path: paths.dev.fare, operation: changeFareOperation, handler: api.changeFare },
    { method: 'post', path: paths.dev.partners, operation: addPartnerOperation, handler: api.addPartner },
    { method: 'get', path: paths.dev.leadsJson, operation: leadsOperation, handler: api.leads },
  ],
});
