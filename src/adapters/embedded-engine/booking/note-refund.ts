import type { ReservationPayment } from '../../../core/engine/cabin-bookings.port';
import { databaseTime } from '../../sql/database-time';
import type { OpenDatabase } from '../../sql/line-database';
import { toHold } from './hold-row';

/**
 * Records that a guest is to be notified of the refund of a hold's payment. It is recorded before the refund, so that a
 * retry of the refund repeats it.
 */
export async function noteHoldRefund(
  db: OpenDatabase,
  { holdId, paid }: { readonly holdId: string; readonly paid: number },
): Promise<void> {
  const row = await db.selectFrom('holds').selectAll().where('hold_id', '=', holdId).executeTakeFirst();
  if (!row) return;
  const { currency } = toHold(row).quote.total;
  // A hold that became an offer in another tab has a reservation.
  const paidFor = row.reservation_id === null ? { holdId } : { reservationId: row.reservation_id };
  await write(db, { ...paidFor, paymentId: holdId, amount: { amount: paid, currency } });
}

export async function noteReservationRefund(
  db: OpenDatabase,
  payment: Pick<ReservationPayment, 'paymentId' | 'reservationId' | 'amount'>,
): Promise<void> {
  await write(db, payment);
}

async function write(
  db: OpenDatabase,
  {
    paymentId,
    holdId,
    reservationId,
    amount: { amount, currency },
  }: Pick<ReservationPayment, 'paymentId' | 'amount'> & { readonly holdId?: string; readonly reservationId?: string },
): Promise<void> {
  await db
    .insertInto('refunded_payments')
    .values({
      payment_id: paymentId,
      hold_id: holdId ?? null,
      reservation_id: reservationId ?? null,
      amount,
      currency,
      claimed_until: 0,
      sent_at: null,
      noted_at: databaseTime(db),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
