import type { Clock } from '../shared/clock.port';
import type { CabinHold } from './booking';
import type { CabinBookings } from './cabin-bookings.port';
import type { CardPayments } from './card-payments.port';
import { chargeReference, finishPaid } from './payment-steps';

/** Payments younger than this may still be handled by the request that began them. */
const settleAfterMs = 20_000;

/**
 * Settles holds that a lost response or a crashed node left behind: a charged one becomes a reservation, or is refunded
 * when the cabin is gone; the cabin of a failed payment is freed. Run it every 30 seconds (reliability D7).
 */
export class SettlePayments {
  constructor(
    private readonly cabinBookings: CabinBookings,
    private readonly cards: CardPayments,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<{ readonly reserved: number; readonly released: number }> {
    const now = this.clock.now();
    const holds = await this.cabinBookings.findUnsettledHolds(new Date(now.getTime() - settleAfterMs));
    const outcomes = [];
    for (const hold of holds) outcomes.push(await this.settle(hold, now));
    return {
      reserved: outcomes.filter((outcome) => outcome === 'reserved').length,
      released: outcomes.filter((outcome) => outcome === 'released').length,
    };
  }

  private async settle(hold: CabinHold, now: Date): Promise<'reserved' | 'released' | 'waiting'> {
    const { holdId } = hold;
    const charge = await this.cards.findCharge(chargeReference(holdId));
    if (charge?.kind === 'paid') {
      const outcome = await finishPaid({ cabinBookings: this.cabinBookings, cards: this.cards, holdId, charge });
      if (outcome.kind === 'reserved') return 'reserved';
    } else if (hold.expiresAt > now || charge?.kind === 'unknown') {
      return 'waiting';
    }
    await this.cabinBookings.release(holdId);
    return 'released';
  }
}
