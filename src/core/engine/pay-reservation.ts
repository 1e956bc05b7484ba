import type { Money } from '../shared/money';
import type { Card, ChargeOutcome } from './card-payments.port';
import { finishPayment, paymentReference, type FinishPaymentOutcome, type PaymentParts } from './finish-payment';
import type { PaymentIntent } from './payment-intents.port';

/**
 * `under-way`: another payment on this reservation is still open. `not-payable`: nothing may be paid, or not this much.
 */
export type PayReservationOutcome = FinishPaymentOutcome | { readonly kind: 'under-way' };

/**
 * A payment on an existing reservation: its deposit, its balance or a part (ENG-07). Of a double click, a retry and a
 * resubmitted form only the first charges the card, under one reference; all others read its outcome (reliability D6,
 * D7).
 */
export class PayReservation {
  constructor(private readonly parts: PaymentParts) {}

  async run({
    paymentId,
    reservationId,
    amount,
    card,
  }: {
    /** Generated with the form, so that one form makes one payment. */
    readonly paymentId: string;
    readonly reservationId: string;
    readonly amount: Money;
    readonly card: Card;
  }): Promise<PayReservationOutcome> {
    const begun = await this.parts.intents.begin({ paymentId, reservationId, amount });
    switch (begun.kind) {
      case 'under-way':
      case 'not-payable':
        return begun;
      case 'known':
        return begun.intent.reservationId === reservationId ? this.read(begun.intent) : { kind: 'not-payable' };
      case 'begun':
        return finishPayment(this.parts, { paymentId, reservationId }, await this.charge({ paymentId, amount, card }));
    }
  }

  /** The outcome of a payment that was begun before. Never charges. */
  async read(intent: PaymentIntent): Promise<PayReservationOutcome> {
    if (intent.state === 'paid') return { kind: 'paid', amount: intent.amount };
    if (intent.state === 'declined') return { kind: 'declined' };
    const charge = await this.find(intent.paymentId);
    // The first request may be about to charge: only SettleBalances can decide that no charge will come.
    return charge === undefined ? { kind: 'pending' } : finishPayment(this.parts, intent, charge);
  }

  /** A lost response is recovered by reading the charge, never by charging again. */
  private async charge({
    paymentId,
    amount,
    card,
  }: {
    readonly paymentId: string;
    readonly amount: Money;
    readonly card: Card;
  }): Promise<ChargeOutcome> {
    const charge = await this.parts.cards
      .charge({ reference: paymentReference(paymentId), amount, card })
      .catch((): ChargeOutcome => ({ kind: 'unknown' }));
    return charge.kind === 'unknown' ? ((await this.find(paymentId)) ?? charge) : charge;
  }

  private async find(paymentId: string): Promise<ChargeOutcome | undefined> {
    return this.parts.cards.findCharge(paymentReference(paymentId)).catch(() => undefined);
  }
}
