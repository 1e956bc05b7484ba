import type { ReservationPayment } from '../../../core/engine/cabin-bookings.port';
import type { OpenTransaction } from '../../sql/line-database';
import { lockReservation } from '../../sql/row-locks';
import { depositOf, writePayment } from './record-payment';

/** Records a payment, negative for a refund, and updates the sums that depend on it. The status stays unchanged. */
export async function creditReservation(
  transaction: OpenTransaction,
  payment: ReservationPayment,
  at: Date,
): Promise<void> {
  const { reservationId, amount } = payment;
  const row = await lockReservation(transaction, reservationId);
  if (!row) throw new Error(`${reservationId} has a payment and does not exist.`);
  await writePayment(transaction, payment, at);
  const totalPaid = row.total_paid + amount.amount;
  await transaction
    .updateTable('reservations')
    .set({ total_paid: totalPaid, deposit_paid: Math.min(totalPaid, depositOf(row)) })
    .where('reservation_id', '=', reservationId)
    .execute();
}
