import type { ReservationPayment } from '../../../core/engine/cabin-bookings.port';
import type { ReservationChange } from '../../../core/engine/reservation-news.port';
import { databaseTime } from '../../sql/database-time';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';

export type NewsRow = LineDatabase['reservation_news'];

/** Records the notification of a reservation's guest in the same transaction as the change itself. */
export async function noteNews(
  transaction: OpenTransaction,
  reservationId: string,
  change: ReservationChange,
): Promise<void> {
  const { paid, retained, refund } = 'refund' in change ? change : nothing;
  await transaction
    .insertInto('reservation_news')
    .values({
      reservation_id: reservationId,
      kind: change.kind,
      was_in_line: 'wasInLine' in change && change.wasInLine ? 1 : 0,
      paid: paid.amount,
      kept: retained.amount,
      back: refund.amount,
      telling_until: 0,
      told_at: null,
      noted_at: databaseTime(transaction),
    })
    .execute();
}

/** Records that a payment's receipt is to be sent, in the transaction that credits it. */
export async function noteReceipt(
  transaction: OpenTransaction,
  { paymentId, reservationId, amount }: Pick<ReservationPayment, 'paymentId' | 'reservationId' | 'amount'>,
): Promise<void> {
  await transaction
    .insertInto('payment_receipts')
    .values({
      payment_id: paymentId,
      reservation_id: reservationId,
      amount: amount.amount,
      claimed_until: 0,
      sent_at: null,
      noted_at: databaseTime(transaction),
    })
    .execute();
}

const nothing = { paid: { amount: 0 }, retained: { amount: 0 }, refund: { amount: 0 } };
