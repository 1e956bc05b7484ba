import type { CabinHold } from '../../core/engine/booking';
import { suitesOf } from '../../core/engine/held-suites';
import type { RefundedPayment, RefundedPayments } from '../../core/engine/refunded-payments.port';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import type { OpenDatabase } from '../sql/line-database';
import { toHold } from './booking/hold-row';
import { findLeadGuests, toRecipient } from './booking/lead-guests';

/** Rows are written when a payment is refused (`booking/note-refund.ts`). */
export class EmbeddedRefundedPayments implements RefundedPayments {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async claimUnnotified(leaseUntil: Date): Promise<readonly RefundedPayment[]> {
    const claimed = await this.db
      .updateTable('refunded_payments')
      .set({ claimed_until: leaseUntil.getTime() })
      .where('sent_at', 'is', null)
      .where('claimed_until', '<=', this.clock.now().getTime())
      .returningAll()
      .execute();
    const payers = new Map([
      ...(await this.findHolders(claimed.flatMap(({ hold_id: id }) => id ?? []))),
      ...(await this.findOwners(claimed.flatMap(({ reservation_id: id }) => id ?? []))),
    ]);
    return claimed.flatMap(({ payment_id: paymentId, hold_id, reservation_id, amount, currency }) => {
      const payer = payers.get(hold_id ?? reservation_id ?? '');
      return payer ? [{ paymentId, amount: money(amount, currency), ...payer }] : [];
    });
  }

  async markNotified(paymentId: string): Promise<void> {
    await this.db
      .updateTable('refunded_payments')
      .set({ sent_at: this.clock.now().getTime() })
      .where('payment_id', '=', paymentId)
      .execute();
  }

  private async findHolders(holdIds: readonly string[]): Promise<readonly (readonly [string, Payer])[]> {
    if (holdIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('holds')
      .leftJoin('booking_actors as actor', 'actor.origin', 'holds.hold_id')
      .selectAll('holds')
      .select(['actor.origin as made_by', 'proved'])
      .where('hold_id', 'in', holdIds)
      .execute();
    return rows.map(({ made_by, proved, ...row }) => {
      const hold = toHold(row);
      const { firstName = null, email = null } = hold.guests?.[0] ?? {};
      return [
        hold.holdId,
        {
          itineraryId: hold.itineraryId,
          cause: { kind: 'hold-ended', categories: categoriesOf(hold) },
          ...toRecipient({ made_by, proved, first_name: firstName, email }),
        },
      ];
    });
  }

  private async findOwners(reservationIds: readonly string[]): Promise<readonly (readonly [string, Payer])[]> {
    const guests = await findLeadGuests(this.db, reservationIds);
    return guests.map((guest) => [
      guest.reservation_id,
      {
        itineraryId: guest.itinerary_id,
        cause: { kind: 'not-payable', reservationId: guest.reservation_id },
        ...toRecipient(guest),
      },
    ]);
  }
}

type Payer = Omit<RefundedPayment, 'paymentId' | 'amount'>;

const categoriesOf = (hold: CabinHold): readonly string[] =>
  suitesOf<{ readonly category: string }>(hold).map(({ category }) => category);
