import type { Transaction } from 'kysely';
import type { DueRefund } from '../../../core/engine/due-refunds.port';
import { money } from '../../../core/shared/money';
import type { LineDatabase } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';
import { lockReservation } from '../../sql/row-locks';
import { depositOf } from './record-payment';

/** The change of state is the gate: of several callers one records the refund, as a negative payment. */
export async function settleRefund(
  transaction: Transaction<LineDatabase>,
  { refundId, reservationId, amount: { amount, currency }, cardLast4 }: DueRefund,
  {
    from = 'due',
    state,
    at,
  }: {
    /** A refund by hand is settled by people. */
    readonly from?: 'due' | 'by-hand';
    readonly state: 'given-back' | 'by-hand';
    readonly at: Date;
  },
): Promise<boolean> {
  const row = await lockReservation(transaction, reservationId);
  const settled = await transaction
    .updateTable('refunds')
    .set({ state })
    .where('refund_id', '=', refundId)
    .where('state', '=', from)
    .returning('refund_id')
    .executeTakeFirst();
  if (!row || !settled) return false;
  if (state === 'by-hand') return true;
  await transaction
    .insertInto('payments')
    .values({
      payment_id: refundId,
      reservation_id: reservationId,
      amount: -amount,
      currency,
      card_last4: cardLast4 ?? null,
      paid_at: at.getTime(),
    })
    .execute();
  await recordWebhookEvent(transaction, 'payment.refunded', refundId, () => ({
    refundId,
    reservationId,
    amount: money(amount, currency),
  }));
  const paid = row.total_paid - amount;
  await transaction
    .updateTable('reservations')
    .set({ total_paid: paid, deposit_paid: Math.min(paid, depositOf(row)) })
    .where('reservation_id', '=', reservationId)
    .execute();
  return true;
}
