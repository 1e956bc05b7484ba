import { ContainerModule } from 'inversify';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { DueRefunds } from '../../core/engine/due-refunds.port';
import { DeclineLimits } from '../../core/engine/decline-limits';
import { LimitPageDeclines } from '../../core/engine/limit-page-declines';
import { PaymentIntents } from '../../core/engine/payment-intents.port';
import { Payments } from '../../core/engine/payments.port';
import { PaymentAlerts } from '../../core/engine/payment-alerts.port';
import { PaymentNotices } from '../../core/engine/payment-notices.port';
import { ReceivePaymentNotice } from '../../core/engine/receive-payment-notice';
import { SettleReference } from '../../core/engine/settle-reference';
import type { ConditionalModule } from '../../conditional-module';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { FeatureRoutes } from '../routing/feature-routes';
import { paymentWebhookRoutes } from './payment-webhook';

const module = new ContainerModule(({ bind }) => {
  construct(bind(LimitPageDeclines), LimitPageDeclines, {
    declines: DeclineLimits,
    intents: PaymentIntents,
    records: BookingRecords,
    payments: Payments,
  });
  construct(bind(ReceivePaymentNotice), ReceivePaymentNotice, {
    notices: PaymentNotices,
    alerts: PaymentAlerts,
    refunds: DueRefunds,
    pageDeclines: LimitPageDeclines,
    settleReference: SettleReference,
    log: tokens.log,
  });
  bind(FeatureRoutes).toResolvedValue(paymentWebhookRoutes, [ReceivePaymentNotice]);
});

export const paymentWebhookModule: ConditionalModule = { isFor: ({ payments }) => payments.kind === 'stripe', module };
