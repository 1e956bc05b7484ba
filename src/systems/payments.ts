import type { Config } from '../../config/config';
import { EmbeddedHostedPayments } from '../adapters/embedded-engine/hosted-payment-records';
import { NoPayments } from '../adapters/embedded-engine/no-payments';
import { EmbeddedPayments } from '../adapters/embedded-engine/payments';
import type { OpenDatabase } from '../adapters/sql/line-database';
import { StripePaymentNotices } from '../adapters/stripe/payment-notices';
import { StripePayments } from '../adapters/stripe/payments';
import { StripeCheck } from '../adapters/stripe/stripe-check';
import { StripeClient } from '../adapters/stripe/stripe-client';
import type { PaymentNotices } from '../core/engine/payment-notices.port';
import type { Payments } from '../core/engine/payments.port';

interface PaymentSystem {
  readonly payments: Payments;
  readonly notices?: PaymentNotices;
  readonly check?: StripeCheck;
}

/** Chooses how the embedded engine takes payments (PAYMENTS), for the site and for operator commands. */
export function openPayments(
  { payments }: Pick<Config, 'payments'>,
  db: OpenDatabase,
  log: { warn(details: object, message: string): void },
): PaymentSystem {
  switch (payments.kind) {
    case 'embedded':
      return { payments: new EmbeddedPayments(db) };
    case 'none':
      return { payments: new NoPayments() };
    case 'stripe': {
      const { webhookSecret, pagesOrigin, ...login } = payments;
      const client = new StripeClient({ ...login, log });
      const records = new EmbeddedHostedPayments(db);
      return {
        payments: new StripePayments({ client, records, pagesOrigin }),
        notices: new StripePaymentNotices({ client, records, webhookSecret }),
        check: new StripeCheck(client),
      };
    }
  }
}
