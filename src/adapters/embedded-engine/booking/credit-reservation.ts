import type { Money } from '../../../core/shared/money';
import type { OpenTransaction } from '../../sql/line-database';
import { lockReservation } from '../../sql/row-locks';
import { depositOf } from './record-payment';

/** Records a payment, negative for a refund, and updates the sums that depend on it. The status stays unchanged. */
export async function creditReservation(
  transaction: OpenTransaction,
  {
    paymentId,
    reservationId,
    amount,
    cardLast4,
    at,
  }: {
    readonly paymentId: string;
    readonly reservationId: string;
    readonly amount: Money;
    readonly cardLast4: string | null;
    readonly at: Date;
  },
): Promise<void> {
  const row = await lockReservation(transaction, reservationId);
  if (!row) throw new Error(`${reservationId} has a payment and does not exist.`);
  await transaction
    .insertInto('payments')
    .values({
      payment_id: paymentId,
      reservation_id: reservationId,
      amount: amount.amount,
      currency: amount.currency,
      card_last4: cardLast4,
      paid_at: at.getTime(),
    })
    .execute();
  const totalPaid = row.total_paid + amount.amount;
  await transaction
    .updateTable('reservations')
    .set({ total_paid: totalPaid, deposit_paid: Math.min(totalPaid, depositOf(row)) })
    .where('reservation_id', '=', reservationId)
    .execute();
}
