import { ContainerModule } from 'inversify';
import { DueRefunds } from '../../core/engine/due-refunds.port';
import { PaymentAlerts } from '../../core/engine/payment-alerts.port';
import { PaymentNotices } from '../../core/engine/payment-notices.port';
import { ReceivePaymentNotice } from '../../core/engine/receive-payment-notice';
import { SettleReference } from '../../core/engine/settle-reference';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { FeatureRoutes } from '../routing/feature-routes';
import { paymentWebhookRoutes } from './payment-webhook';

/** What a payment provider reports by itself. Loaded with a provider only. */
export const paymentWebhookModule = new ContainerModule(({ bind }) => {
  construct(bind(ReceivePaymentNotice), ReceivePaymentNotice, {
    notices: PaymentNotices,
    alerts: PaymentAlerts,
    refunds: DueRefunds,
    settleReference: SettleReference,
    log: tokens.log,
  });
  bind(FeatureRoutes).toResolvedValue(paymentWebhookRoutes, [ReceivePaymentNotice]);
});
