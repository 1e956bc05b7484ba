import type { Clock } from '../shared/clock.port';
import { Unavailable } from '../shared/unavailable';
import type { CabinHold } from './booking';
import type { CabinBookings, ReserveOutcome } from './cabin-bookings.port';
import type { Fares } from './fares.port';
import { isReadyToPay, paymentTermsOf } from './held-suites';
import { chargeReference, extendHold, finishPaid, hostedPageMs, isSold } from './payment-steps';
import type { ChargeOutcome, PaymentMeans, Payments } from './payments.port';

export type Payment =
  | { readonly choice: 'offer' }
  | { readonly choice: 'deposit' | 'full'; readonly means: PaymentMeans };

/**
 * `hosted-page`: the guest pays at this address, and SettlePayments learns the outcome. `second-step`: the bank asks
 * for a code, see AnswerSecondStep. `pending`: the response was lost after the money may have been taken; the cabin
 * stays held and SettlePayments finds out. A retry never charges twice. `unavailable`: the provider does not answer,
 * and nothing was charged. `not-sold`: the voyage was withdrawn while its cabin was held, and nothing was charged.
 */
export type BookCabinOutcome =
  | ReserveOutcome
  | { readonly kind: 'hosted-page'; readonly address: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'second-step' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'guests-missing' }
  | { readonly kind: 'not-sold' };

/** A double click, a retry and a lost response end in one reservation and one payment (reliability D6, D7). */
export class BookCabin {
  constructor(
    private readonly cabinBookings: CabinBookings,
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly fares: Pick<Fares, 'findFare'>,
  ) {}

  async run({ holdId, payment }: { readonly holdId: string; readonly payment: Payment }): Promise<BookCabinOutcome> {
    const hold = await this.cabinBookings.getHold(holdId);
    if (!hold) return { kind: 'unknown-hold' };
    if (hold.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    if (!isReadyToPay(hold)) return { kind: 'guests-missing' };
    return payment.choice === 'offer' ? this.offer(hold) : this.pay(hold, payment);
  }

  private async offer(hold: CabinHold): Promise<BookCabinOutcome> {
    if (!(await isSold(this.fares, hold))) return { kind: 'not-sold' };
    const { holdId } = hold;
    if (this.payments.method === 'hosted-page') {
      const earlier = await this.payments.close(chargeReference(holdId)).catch(unavailable);
      if (earlier?.kind === 'paid') return this.finish(holdId, earlier);
      if (earlier?.kind === 'unavailable' || earlier?.kind === 'unknown') return { kind: 'unavailable' };
    }
    return this.cabinBookings.reserve({ holdId, paid: 0 });
  }

  private async pay(
    hold: CabinHold,
    payment: Exclude<Payment, { readonly choice: 'offer' }>,
  ): Promise<BookCabinOutcome> {
    const { holdId } = hold;
    const earlier = await this.payments.findCharge(chargeReference(holdId));
    if (earlier?.kind === 'paid') return this.finish(holdId, earlier);
    if (!(await isSold(this.fares, hold))) return { kind: 'not-sold' };
    const start = await extendHold(this.cabinBookings, this.clock, { holdId, method: this.payments.method });
    if (start.kind !== 'started') return start;
    const charge = await this.charge(start.hold, payment);
    switch (charge.kind) {
      case 'paid':
        return this.finish(holdId, charge);
      case 'unknown':
        return { kind: 'pending' };
      case 'hosted-page':
        return { kind: charge.kind, address: charge.address };
      case 'declined':
      case 'second-step':
      case 'unavailable':
        return { kind: charge.kind };
    }
  }

  private finish(holdId: string, charge: Extract<ChargeOutcome, { kind: 'paid' }>) {
    return finishPaid({ cabinBookings: this.cabinBookings, payments: this.payments, holdId, charge });
  }

  /** A lost response is recovered by reading the charge, never by charging again. */
  private async charge(
    hold: CabinHold,
    { choice, means }: Exclude<Payment, { readonly choice: 'offer' }>,
  ): Promise<ChargeOutcome | { readonly kind: 'unavailable' }> {
    const reference = chargeReference(hold.holdId);
    const { total, deposit } = paymentTermsOf(hold);
    const amount = choice === 'full' ? total : deposit;
    const order = { reference, amount, means, email: hold.guests?.[0]?.email, openForMs: hostedPageMs };
    // Nothing can be charged before the guest has seen the provider's page, so that an error here is no lost payment.
    if (means.kind === 'hosted-page') return this.payments.begin(order).catch(unavailable);
    const charge = await this.payments.begin(order).catch((): ChargeOutcome => ({ kind: 'unknown' }));
    if (charge.kind !== 'unknown') return charge;
    return (await this.payments.findCharge(reference).catch(() => undefined)) ?? charge;
  }
}

function unavailable(error: unknown): { readonly kind: 'unavailable' } {
  if (error instanceof Unavailable) return { kind: 'unavailable' };
  throw error;
}
