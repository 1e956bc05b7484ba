import type { Receipts } from '../../core/shared/receipts.port';
import { oncePerKey } from '../middleware/once-per-key';
import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { EnginePages } from './engine.pages';
import type { WaitlistPages } from './waitlist.pages';

export const engineRoutes = (pages: EnginePages, waitlist: WaitlistPages, receipts: Receipts): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.engine.details, handler: pages.details, access: 'anyone-known-for-sure' },
    { method: 'post', path: paths.engine.details, handler: pages.saveDetails, access: 'anyone-known-for-sure' },
    { method: 'get', path: paths.engine.payment, handler: pages.payment },
    {
      method: 'post',
      path: paths.engine.payment,
      handler: oncePerKey(receipts, 'engine-payment', pages.pay),
      access: 'anyone-known-for-sure',
    },
    { method: 'get', path: paths.engine.secondStep, handler: pages.secondStep },
    { method: 'post', path: paths.engine.secondStep, handler: pages.answerSecondStep, access: 'anyone-known-for-sure' },
    { method: 'get', path: paths.engine.waitlist, handler: waitlist.form },
    {
      method: 'post',
      path: paths.engine.waitlist,
      handler: oncePerKey(receipts, 'engine-waitlist', waitlist.join),
      access: 'anyone-known-for-sure',
    },
    { method: 'get', path: paths.engine.confirmation, handler: pages.confirmation },
    { method: 'post', path: paths.engine.release, handler: pages.release },
  ],
  api: [],
});
