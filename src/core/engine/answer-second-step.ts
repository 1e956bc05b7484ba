import type { Clock } from '../shared/clock.port';
import type { Money } from '../shared/money';
import type { BookCabinOutcome } from './book-cabin';
import type { CabinBookings } from './cabin-bookings.port';
import type { Payments, ChargeOutcome } from './payments.port';
import type { Fares } from './fares.port';
import { chargeReference, finishPaid, isSold, extendHold } from './payment-steps';

/**
 * The challenge is looked up by the hold, never taken from the browser. A wrong code declines the card; another one
 * may be tried.
 */
export class AnswerSecondStep {
  constructor(
    private readonly cabinBookings: CabinBookings,
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly fares: Pick<Fares, 'findFare'>,
  ) {}

  async run({ holdId, code }: { readonly holdId: string; readonly code: string }): Promise<BookCabinOutcome> {
    const chargeOutcome = await this.payments.findCharge(chargeReference(holdId));
    // Only an open challenge extends the hold: otherwise repeated codes would hold the cabin forever.
    if (chargeOutcome === undefined || chargeOutcome.kind === 'declined' || chargeOutcome.kind === 'hosted-page')
      return this.withoutCharge(holdId);
    const start = await extendHold(this.cabinBookings, this.clock, { holdId, method: this.payments.method });
    if (start.kind !== 'started') return start;
    if (chargeOutcome.kind === 'second-step' && !(await isSold(this.fares, start.hold))) return { kind: 'not-sold' };
    const charge =
      chargeOutcome.kind === 'second-step' ? await this.answer(holdId, chargeOutcome.challengeId, code) : chargeOutcome;
    if (charge.kind === 'unknown') return { kind: 'pending' };
    if (charge.kind === 'hosted-page') return charge;
    if (charge.kind !== 'paid') return { kind: charge.kind };
    return finishPaid({ cabinBookings: this.cabinBookings, payments: this.payments, holdId, charge });
  }

  async askedAmount(holdId: string): Promise<Money | undefined> {
    const charge = await this.payments.findCharge(chargeReference(holdId));
    return charge?.kind === 'second-step' ? charge.amount : undefined;
  }

  private async withoutCharge(holdId: string): Promise<BookCabinOutcome> {
    const hold = await this.cabinBookings.getHold(holdId);
    if (!hold) return { kind: 'unknown-hold' };
    if (hold.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    return { kind: hold.expiresAt <= this.clock.now() ? 'hold-expired' : 'declined' };
  }

  private async answer(holdId: string, challengeId: string, code: string): Promise<ChargeOutcome> {
    const chargeOutcome = await this.payments
      .answerChallenge({ challengeId, code })
      .catch((): ChargeOutcome => ({ kind: 'unknown' }));
    if (chargeOutcome.kind !== 'unknown') return chargeOutcome;
    return (await this.payments.findCharge(chargeReference(holdId)).catch(() => undefined)) ?? chargeOutcome;
  }
}
