import type { Clock } from '../shared/clock.port';
import type { CabinHold } from './booking';
import type { CabinBookings } from './cabin-bookings.port';
import type { Card, CardPayments, ChargeOutcome } from './card-payments.port';
import type { Fares } from './fares.port';
import { chargeReference, finishPaid, isSold, extendHold, type FinishOutcome } from './payment-steps';

export type Payment = { readonly choice: 'offer' } | { readonly choice: 'deposit' | 'full'; readonly card: Card };

/**
 * `second-step`: the bank asks for a code, see AnswerSecondStep. `pending`: the response was lost after the money may
 * have been taken; the cabin stays held and SettlePayments finds out. A retry never charges twice. `not-sold`: the
 * voyage was withdrawn while its cabin was held, and nothing was charged.
 */
export type BookCabinOutcome =
  | FinishOutcome
  | { readonly kind: 'declined' }
  | { readonly kind: 'second-step' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'guests-missing' }
  | { readonly kind: 'not-sold' };

/**
 * Turns a held cabin into a reservation: BK when something was paid, OF for an unpaid offer. A double click, a retry
 * and a lost response end in one reservation and one payment (reliability D6, D7).
 */
export class BookCabin {
  constructor(
    private readonly cabinBookings: CabinBookings,
    private readonly cards: CardPayments,
    private readonly clock: Clock,
    private readonly fares: Pick<Fares, 'findFare'>,
  ) {}

  async run({ holdId, payment }: { readonly holdId: string; readonly payment: Payment }): Promise<BookCabinOutcome> {
    const hold = await this.cabinBookings.getHold(holdId);
    if (!hold) return { kind: 'unknown-hold' };
    if (hold.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    if (!hold.guests) return { kind: 'guests-missing' };
    if (payment.choice === 'offer')
      return (await isSold(this.fares, hold)) ? this.cabinBookings.reserve({ holdId, paid: 0 }) : { kind: 'not-sold' };
    return this.pay(hold, payment.choice, payment.card);
  }

  private async pay(hold: CabinHold, choice: 'deposit' | 'full', card: Card): Promise<BookCabinOutcome> {
    const { holdId } = hold;
    const earlier = await this.cards.findCharge(chargeReference(holdId));
    if (earlier?.kind === 'paid')
      return finishPaid({ cabinBookings: this.cabinBookings, cards: this.cards, holdId, charge: earlier });
    if (!(await isSold(this.fares, hold))) return { kind: 'not-sold' };
    const start = await extendHold(this.cabinBookings, this.clock, holdId);
    if (start.kind !== 'started') return start;
    const charge = await this.charge(start.hold, choice, card);
    if (charge.kind === 'paid')
      return finishPaid({ cabinBookings: this.cabinBookings, cards: this.cards, holdId, charge });
    return { kind: charge.kind === 'unknown' ? 'pending' : charge.kind };
  }

  /** A lost response is recovered by reading the charge, never by charging again. */
  private async charge(hold: CabinHold, choice: 'deposit' | 'full', card: Card): Promise<ChargeOutcome> {
    const reference = chargeReference(hold.holdId);
    const amount = choice === 'full' ? hold.quote.total : hold.quote.deposit;
    const charge = await this.cards
      .charge({ reference, amount, card })
      .catch((): ChargeOutcome => ({ kind: 'unknown' }));
    if (charge.kind !== 'unknown') return charge;
    return (await this.cards.findCharge(reference).catch(() => undefined)) ?? charge;
  }
}
