import type { Clock } from '../shared/clock.port';
import type { CabinHold } from './booking';
import type { CabinBookings } from './cabin-bookings.port';
import { chargeReference, finishPaid } from './payment-steps';
import type { ChargeOutcome, Payments } from './payments.port';
import { SettlementRounds } from './settlement-rounds';

/** A younger payment may still be handled by the request that began it. */
const settleAfterMs = 20_000;

/** `reserved`, or the reason why not: `open` while the guest may still pay, `waiting` for the provider's answer. */
type SettleHoldOutcome =
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'released' }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting' };

/**
 * Settles holds that a lost response, a crashed node or a guest on the provider's page left behind: a charged one
 * becomes a reservation, or is refunded when the cabin is gone; the cabin of a failed payment is freed. Run it every 30
 * seconds (reliability D7).
 */
export class SettlePayments {
  private readonly rounds = new SettlementRounds(({ holdId }: CabinHold) => holdId);

  constructor(
    private readonly cabinBookings: CabinBookings,
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<{ readonly reserved: number; readonly released: number }> {
    const now = this.clock.now();
    const startedBefore = new Date(now.getTime() - settleAfterMs);
    const outcomes = await this.rounds.run({
      find: (page) => this.cabinBookings.findUnsettledHolds({ ...page, startedBefore }),
      settle: (hold) => this.settle(hold, now),
    });
    return {
      reserved: outcomes.filter(({ kind }) => kind === 'reserved').length,
      released: outcomes.filter(({ kind }) => kind === 'released').length,
    };
  }

  async settleHold(holdId: string): Promise<SettleHoldOutcome> {
    const charge = await this.payments.findCharge(chargeReference(holdId));
    if (charge?.kind === 'paid') return this.finish(holdId, charge);
    const hold = await this.cabinBookings.getHold(holdId);
    if (hold?.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    if (charge?.kind === 'unknown') return { kind: 'waiting' };
    return { kind: hold && hold.expiresAt > this.clock.now() ? 'open' : 'released' };
  }

  /**
   * Closes the provider's page before another guest can have the cabin. If the guest has already paid, the cabin is
   * reserved instead.
   */
  async release(holdId: string): Promise<SettleHoldOutcome> {
    const charge = await this.payments.close(chargeReference(holdId));
    if (charge?.kind === 'paid') return this.finish(holdId, charge);
    if (charge?.kind === 'unknown') return { kind: 'waiting' };
    await this.cabinBookings.release(holdId);
    return { kind: 'released' };
  }

  private async settle(hold: CabinHold, now: Date): Promise<SettleHoldOutcome> {
    const { holdId } = hold;
    const charge = await this.payments.findCharge(chargeReference(holdId));
    if (charge?.kind === 'paid') {
      const settleOutcome = await this.finish(holdId, charge);
      if (settleOutcome.kind !== 'released') return settleOutcome;
    } else if (hold.expiresAt > now || charge?.kind === 'unknown') {
      return { kind: 'waiting' };
    }
    return this.release(holdId);
  }

  private async finish(holdId: string, charge: Extract<ChargeOutcome, { kind: 'paid' }>): Promise<SettleHoldOutcome> {
    const { cabinBookings, payments } = this;
    const outcome = await finishPaid({ cabinBookings, payments, holdId, charge });
    return outcome.kind === 'reserved' ? outcome : { kind: 'released' };
  }
}
