import type { Receipts } from '../../core/shared/receipts.port';
import { oncePerKey } from '../middleware/once-per-key';
import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ManagePages } from './manage.pages';

export const manageRoutes = (pages: ManagePages, receipts: Receipts): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.engine.manage, handler: pages.show, access: 'anyone-known-for-sure' },
    {
      method: 'post',
      path: paths.engine.manage,
      handler: oncePerKey(receipts, 'engine-manage', pages.pay),
      access: 'anyone-known-for-sure',
    },
    { method: 'get', path: paths.engine.bankCode, handler: pages.bankCode },
    { method: 'post', path: paths.engine.bankCode, handler: pages.answerBankCode, access: 'anyone-known-for-sure' },
    { method: 'get', path: paths.engine.breakdown, handler: pages.fareBreakdown },
  ],
  api: [],
});
