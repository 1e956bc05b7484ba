import { Unavailable } from '../shared/unavailable';
import { finishPayment, referenceOf, type FinishPaymentOutcome, type PaymentParts } from './finish-payment';
import type { PaymentIntent } from './payment-intents.port';
import { hostedPageMs } from './payment-steps';
import type { ChargeOutcome, PaymentMeans, PaymentOrder } from './payments.port';

/**
 * `under-way`: another payment on this reservation is still open, or has just been received. `not-payable`: nothing may
 * be paid, or not this much. `unavailable`: the provider does not answer, and nothing was charged.
 */
export type PayReservationOutcome =
  | FinishPaymentOutcome
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'unavailable' };

/** The payment's id is generated with the form, so that one form makes one payment. */
interface ReservationOrder extends Omit<PaymentIntent, 'state' | 'changedAt'> {
  readonly email?: string | undefined;
  readonly means: PaymentMeans;
}

/**
 * Takes a payment on an existing reservation: its deposit, its balance or a part (ENG-07). Of a double click, a retry
 * and a resubmitted form only the first charges the card, under one reference; all others read its outcome (reliability
 * D6, D7).
 */
export class PayReservation {
  constructor(private readonly parts: PaymentParts) {}

  async run(order: ReservationOrder): Promise<PayReservationOutcome> {
    const { paymentId, reservationId, amount, shares } = order;
    const payment = { paymentId, reservationId, amount, ...(shares ? { shares } : {}) };
    const isHosted = order.means.kind === 'hosted-page';
    if (isHosted && (await this.closeOthers(order))) return { kind: 'in-progress' };
    const beginOutcome = await this.parts.intents.begin(payment);
    switch (beginOutcome.kind) {
      case 'in-progress':
      case 'not-payable':
        return beginOutcome;
      case 'known':
        return beginOutcome.intent.reservationId === reservationId
          ? this.read(beginOutcome.intent)
          : { kind: 'not-payable' };
      case 'begun':
        return isHosted ? this.openPage(order) : finishPayment(this.parts, payment, await this.charge(order));
    }
  }

  async read(intent: PaymentIntent): Promise<PayReservationOutcome> {
    if (intent.state === 'paid') return { kind: 'paid', amount: intent.amount };
    if (intent.state === 'declined') return { kind: 'declined' };
    const charge = await this.find(intent);
    // The first request may be about to charge: only SettleBalances can decide that no charge will come.
    return charge === undefined ? { kind: 'pending' } : finishPayment(this.parts, intent, charge);
  }

  /**
   * Closes other open pages, so that only the guest's newest choice can be paid. Returns true when one of them was paid
   * in the meantime.
   */
  private async closeOthers({ reservationId, shares, paymentId }: ReservationOrder): Promise<boolean> {
    const paidFor = shares?.map((share) => share.reservationId) ?? [reservationId];
    const open = (await Promise.all(paidFor.map((id) => this.parts.intents.findOpen(id)))).flat();
    for (const other of open.filter(({ state }) => state === 'on-hosted-page')) {
      if (other.paymentId === paymentId) continue;
      const charge = await this.parts.payments.close(referenceOf(other));
      const { kind } = await finishPayment(this.parts, other, charge ?? { kind: 'declined' });
      if (kind === 'paid') return true;
    }
    return false;
  }

  private async openPage(order: ReservationOrder): Promise<PayReservationOutcome> {
    try {
      return await finishPayment(this.parts, order, await this.parts.payments.begin(toPaymentOrder(order)));
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      // No guest has seen the provider's page, so that nothing can have been charged.
      await this.parts.intents.move({ paymentId: order.paymentId, from: 'charging', to: 'declined' });
      return { kind: 'unavailable' };
    }
  }

  /** A lost response is recovered by reading the charge, never by charging again. */
  private async charge(order: ReservationOrder): Promise<ChargeOutcome> {
    const charge = await this.parts.payments
      .begin(toPaymentOrder(order))
      .catch((): ChargeOutcome => ({ kind: 'unknown' }));
    return charge.kind === 'unknown' ? ((await this.find(order)) ?? charge) : charge;
  }

  private async find(payment: Pick<PaymentIntent, 'paymentId' | 'shares'>): Promise<ChargeOutcome | undefined> {
    return this.parts.payments.findCharge(referenceOf(payment)).catch(() => undefined);
  }
}

const toPaymentOrder = ({ paymentId, shares, amount, means, email }: ReservationOrder): PaymentOrder => ({
  reference: referenceOf({ paymentId, ...(shares ? { shares } : {}) }),
  amount,
  means,
  email,
  openForMs: hostedPageMs,
});
