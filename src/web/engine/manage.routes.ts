import type { Receipts } from '../../core/shared/receipts.port';
import { BankCodePage } from '../../../views/engine/BankCodePage';
import { CancelSuitePage } from '../../../views/engine/CancelSuitePage';
import { ManagePage } from '../../../views/engine/ManagePage';
import { oncePerKey } from '../middleware/once-per-key';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { CancelSuitePages } from './cancel-suite.pages';
import type { ManagePages } from './manage.pages';

export const manageRoutes = (pages: ManagePages, receipts: Receipts, cancelPages: CancelSuitePages): FeatureRoutes => ({
  priority: 'high',
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.engine.manage,
      page: ManagePage,
      handler: pages.show,
      access: 'requires-readable-session',
    }),
    pageRoute({
      method: 'post',
      path: paths.engine.manage,
      page: ManagePage,
      handler: oncePerKey(receipts, 'engine-manage', pages.pay),
      access: 'requires-readable-session',
    }),
    pageRoute({ method: 'get', path: paths.engine.bankCode, page: BankCodePage, handler: pages.bankCode }),
    pageRoute({
      method: 'post',
      path: paths.engine.bankCode,
      page: BankCodePage,
      handler: pages.answerBankCode,
      access: 'requires-readable-session',
    }),
    pageRoute({
      method: 'get',
      path: paths.engine.cancel,
      page: CancelSuitePage,
      handler: cancelPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.engine.cancel,
      page: CancelSuitePage,
      handler: cancelPages.cancel,
      access: 'guest',
    }),
    { method: 'get', path: paths.engine.breakdown, handler: pages.fareBreakdown },
  ],
  api: [],
});
