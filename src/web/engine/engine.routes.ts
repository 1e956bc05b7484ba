import type { Receipts } from '../../core/shared/receipts.port';
import { AddSuitePage } from '../../../views/engine/AddSuitePage';
import { ConfirmationPage } from '../../../views/engine/ConfirmationPage';
import { DetailsPage } from '../../../views/engine/DetailsPage';
import { PaymentPage } from '../../../views/engine/PaymentPage';
import { SecondStepPage } from '../../../views/engine/SecondStepPage';
import { WaitlistPage } from '../../../views/engine/WaitlistPage';
import { oncePerKey } from '../middleware/once-per-key';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { DetailsDraft } from './details-draft';
import type { DetailsPages } from './details.pages';
import type { ConfirmationPages } from './confirmation.pages';
import type { HoldEndPages } from './hold-end.pages';
import type { HoldExtension } from './hold-extension';
import type { PaymentPages } from './payment.pages';
import type { SuitesPages } from './suites.pages';
import type { WaitlistPages } from './waitlist.pages';

export const engineRoutes = (
  details: DetailsPages,
  payments: PaymentPages,
  confirmations: ConfirmationPages,
  ends: HoldEndPages,
  waitlist: WaitlistPages,
  receipts: Receipts,
  suites: SuitesPages,
  draft: DetailsDraft,
  extension: HoldExtension,
): FeatureRoutes => ({
  priority: 'high',
  styles: ['blocks', 'fare-facts', 'guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.engine.details,
      page: DetailsPage,
      handler: details.show,
      access: 'requires-payment-limits',
    }),
    pageRoute({
      method: 'post',
      path: paths.engine.details,
      page: DetailsPage,
      handler: details.save,
      access: 'requires-payment-limits',
    }),
    pageRoute({
      method: 'get',
      path: paths.engine.suites,
      page: AddSuitePage,
      handler: suites.choose,
      access: 'requires-payment-limits',
    }),
    pageRoute({
      method: 'post',
      path: paths.engine.suites,
      page: AddSuitePage,
      handler: suites.change,
      access: 'requires-payment-limits',
    }),
    pageRoute({ method: 'get', path: paths.engine.payment, page: PaymentPage, handler: payments.show }),
    pageRoute({
      method: 'post',
      path: paths.engine.payment,
      page: PaymentPage,
      handler: oncePerKey(receipts, 'engine-payment', payments.pay),
      access: 'requires-payment-limits',
    }),
    pageRoute({
      method: 'get',
      path: paths.engine.paid,
      page: PaymentPage,
      handler: ends.showPaid,
      access: 'requires-payment-limits',
    }),
    pageRoute({ method: 'get', path: paths.engine.secondStep, page: SecondStepPage, handler: payments.secondStep }),
    pageRoute({
      method: 'post',
      path: paths.engine.secondStep,
      page: SecondStepPage,
      handler: payments.answerSecondStep,
      access: 'requires-payment-limits',
    }),
    pageRoute({ method: 'get', path: paths.engine.waitlist, page: WaitlistPage, handler: waitlist.form }),
    pageRoute({
      method: 'post',
      path: paths.engine.waitlist,
      page: WaitlistPage,
      handler: oncePerKey(receipts, 'engine-waitlist', waitlist.join),
      access: 'requires-payment-limits',
    }),
    pageRoute({ method: 'get', path: paths.engine.confirmation, page: ConfirmationPage, handler: confirmations.show }),
    { method: 'post', path: paths.engine.release, handler: ends.release },
    { method: 'post', path: paths.engine.extend, handler: extension.extend },
    { method: 'post', path: paths.engine.draft, handler: draft.receive },
  ],
  api: [],
});
