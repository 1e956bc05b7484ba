import type { Stripe } from 'stripe';
import type { ProviderRefund } from '../../core/engine/due-refunds.port';
import type { PaymentAlert } from '../../core/engine/payment-alerts.port';
import type { PaymentNotice, PaymentNotices } from '../../core/engine/payment-notices.port';
import type { HostedPayment, HostedPaymentRecords } from '../../core/engine/hosted-payment-records.port';
import { realTime } from '../../real-time';
import { wholeRefund } from './payments';
import { fromStripeAmount } from './stripe-amount';
import { type StripeClient, StripeRefusal } from './stripe-client';

interface StripePaymentNoticesParts {
  readonly client: Pick<StripeClient, 'call'>;
  readonly records: HostedPaymentRecords;
  readonly webhookSecret: string;
}

type EventObject = Stripe.Event['data']['object'];

/**
 * Reads what Stripe's webhook sends. Only the type and the ids of an event are used; everything else is requested from
 * Stripe.
 */
export class StripePaymentNotices implements PaymentNotices {
  constructor(private readonly parts: StripePaymentNoticesParts) {}

  async read({ body, signature }: Parameters<PaymentNotices['read']>[0]): Promise<PaymentNotice> {
    const event = await this.verify(body, signature);
    if (!event) return { kind: 'bad-signature' };
    const { object } = event.data;
    const type: string = event.type;
    switch (type) {
      case 'checkout.session.completed':
      case 'checkout.session.expired':
        return this.noticeOfCharge((object as Stripe.Checkout.Session).client_reference_id);
      case 'charge.failed':
        return this.noticeOfDecline(object as Stripe.Charge);
      case 'charge.refunded':
      case 'refund.failed':
        return this.noticeOfRefunds(object);
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
        return this.noticeOfDispute((object as Stripe.Dispute).id, intentOf(object));
      default:
        return { kind: 'not-ours' };
    }
  }

  /** Verifies a signature. A notice may be five minutes old, by the clock that all nodes share (reliability G9). */
  private async verify(body: Uint8Array, signature: string | undefined): Promise<Stripe.Event | undefined> {
    if (signature === undefined) return undefined;
    const { default: Client } = await import('stripe');
    try {
      return Client.webhooks.constructEvent(
        body,
        signature,
        this.parts.webhookSecret,
        undefined,
        undefined,
        realTime(),
      );
    } catch {
      return undefined;
    }
  }

  private async noticeOfCharge(reference: string | null): Promise<PaymentNotice> {
    const record = reference === null ? undefined : await this.parts.records.find(reference);
    return record ? { kind: 'charge-changed', reference: record.reference } : { kind: 'not-ours' };
  }

  /** A refund made at Stripe is reported to operators; one of the whole amount also ends the charge. */
  private async noticeOfRefunds(object: EventObject): Promise<PaymentNotice> {
    const record = await this.recordOf(intentOf(object));
    if (!record) return { kind: 'not-ours' };
    const { reference } = record;
    const paymentIntent = record.paymentId ?? String(intentOf(object));
    const { data } = await this.parts.client.call('list refunds', (stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
    );
    const failedRefund = data.find(({ status }) => status === 'failed');
    const elsewhere = data.find(({ metadata }) => metadata?.['refund'] === undefined);
    const alert = failedRefund
      ? toAlert('refund-failed', failedRefund, reference, 'failed')
      : elsewhere && toAlert('refund-elsewhere', elsewhere, reference, elsewhere.status ?? 'pending');
    return {
      kind: 'refunds',
      reference,
      refunds: data.filter(({ metadata }) => metadata?.['refund'] !== wholeRefund).map(toProviderRefund),
      ...(alert ? { alert } : {}),
    };
  }

  private async noticeOfDecline(charge: Stripe.Charge): Promise<PaymentNotice> {
    const record = await this.recordOf(intentOf(charge));
    if (!record) return { kind: 'not-ours' };
    const card = charge.payment_method_details?.card?.fingerprint;
    const { reference, order } = record;
    return {
      kind: 'card-declined',
      reference,
      decline: { attempt: charge.id, ...order.page.payer, ...(card ? { card } : {}) },
    };
  }

  private async noticeOfDispute(disputeId: string, intent: string | undefined): Promise<PaymentNotice> {
    const record = await this.recordOf(intent);
    if (!record) return { kind: 'not-ours' };
    const dispute = await this.parts.client.call('read dispute', (stripe) => stripe.disputes.retrieve(disputeId));
    return { kind: 'alert', alert: toAlert('dispute', dispute, record.reference, dispute.status) };
  }

  /** The charge may be refunded before the site has read that it was paid; the payment has the reference as well. */
  private async recordOf(intent: string | undefined): Promise<HostedPayment | undefined> {
    if (intent === undefined) return undefined;
    const knownPayment = await this.parts.records.findByPaymentId(intent);
    if (knownPayment) return knownPayment;
    const reference = await this.referenceOf(intent);
    return reference === undefined ? undefined : this.parts.records.find(reference);
  }

  /** Undefined for a payment that this account does not have, of which Stripe would send the notice again for days. */
  private async referenceOf(intent: string): Promise<string | undefined> {
    try {
      const read = (stripe: Stripe) => stripe.paymentIntents.retrieve(intent);
      return (await this.parts.client.call('read payment', read)).metadata['reference'];
    } catch (error) {
      if (error instanceof StripeRefusal && error.code === 'resource_missing') return undefined;
      throw error;
    }
  }
}

/** Stripe sends ids as text, or as the whole object where it was expanded. */
function intentOf(object: EventObject): string | undefined {
  const intent = 'payment_intent' in object ? object.payment_intent : undefined;
  return typeof intent === 'object' ? intent?.id : intent;
}

const toProviderRefund = ({ id, amount, currency, metadata, status }: Stripe.Refund): ProviderRefund => ({
  providerId: id,
  ...(metadata?.['refund'] === undefined ? {} : { refundId: metadata['refund'] }),
  amount: fromStripeAmount(amount, currency),
  hasFailed: status === 'failed' || status === 'canceled',
});

const toAlert = (
  kind: PaymentAlert['kind'],
  { id, amount, currency }: { readonly id: string; readonly amount: number; readonly currency: string },
  reference: string,
  state: string,
): PaymentAlert => ({ alertId: id, kind, reference, state, amount: fromStripeAmount(amount, currency) });
