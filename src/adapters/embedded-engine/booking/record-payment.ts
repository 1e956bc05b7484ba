import type { Selectable, Transaction } from 'kysely';
import type { RecordPaymentOutcome, ReservationPayment } from '../../../core/engine/cabin-bookings.port';
import type { LineDatabase } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';
import { lockReservation } from '../../sql/row-locks';
import { noteNews } from './note-news';
import { recordReservationEvent } from './record-reservation-event';

type ReservationRow = Selectable<LineDatabase['reservations']>;

const payable = ['BK', 'OF'];

/** Credits a payment to a reservation. The payment's number makes it idempotent: a repeat changes nothing (D6). */
export async function recordPayment(
  transaction: Transaction<LineDatabase>,
  payment: ReservationPayment,
  at: Date,
): Promise<RecordPaymentOutcome> {
  const row = await lockReservation(transaction, payment.reservationId);
  if (!row) return 'unknown-reservation';
  if (await isRecorded(transaction, payment)) return 'recorded';
  const paid = row.total_paid + payment.amount.amount;
  if (!payable.includes(row.status) || row.currency !== payment.amount.currency || paid > row.total) return 'refused';
  await writePayment(transaction, payment, at);
  const deposit = depositOf(row);
  const status = paid >= deposit ? 'BK' : row.status;
  await transaction
    .updateTable('reservations')
    .set({ total_paid: paid, deposit_paid: Math.min(paid, deposit), status })
    .where('reservation_id', '=', row.reservation_id)
    .execute();
  const { paymentId, reservationId, amount } = payment;
  await recordWebhookEvent(transaction, 'payment.received', paymentId, () => ({ paymentId, reservationId, amount }));
  if (status !== row.status) {
    await noteNews(transaction, reservationId, { kind: 'reserved' });
    await recordReservationEvent(transaction, 'reservation.confirmed', reservationId, {});
  }
  return 'recorded';
}

/** Without an agreed deposit only the whole amount makes the offer a booking. */
export const depositOf = ({ deposit, total }: Pick<ReservationRow, 'deposit' | 'total'>): number => deposit ?? total;

async function isRecorded(transaction: Transaction<LineDatabase>, { paymentId }: ReservationPayment): Promise<boolean> {
  const row = await transaction
    .selectFrom('payments')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

async function writePayment(
  transaction: Transaction<LineDatabase>,
  payment: ReservationPayment,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('payments')
    .values({
      payment_id: payment.paymentId,
      reservation_id: payment.reservationId,
      amount: payment.amount.amount,
      currency: payment.amount.currency,
      card_last4: payment.cardLast4 ?? null,
      paid_at: at.getTime(),
    })
    .execute();
}
