import type { DueRefund } from '../../../core/engine/due-refunds.port';
import { money } from '../../../core/shared/money';
import type { OpenTransaction } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';
import { lockReservation } from '../../sql/row-locks';
import { creditReservation } from './credit-reservation';

/**
 * The change of state decides: of several callers only one records the refund, as a negative payment. Its amount is the
 * refunded sum, which exceeds the sum still due when a part was refunded at the provider before.
 */
export async function settleRefund(
  transaction: OpenTransaction,
  { refundId, reservationId, amount, cardLast4 }: DueRefund,
  {
    from = 'due',
    state,
    at,
  }: {
    /** Staff settle a refund by hand. */
    readonly from?: 'due' | 'by-hand';
    readonly state: 'given-back' | 'by-hand';
    readonly at: Date;
  },
): Promise<boolean> {
  const row = await lockReservation(transaction, reservationId);
  const settledRefund = await transaction
    .updateTable('refunds')
    .set({ state, ...(state === 'given-back' ? { amount: amount.amount } : {}) })
    .where('refund_id', '=', refundId)
    .where(({ and, or, eb }) =>
      state === 'given-back'
        ? or([eb('state', '=', from), eb('amount', '=', 0)])
        : // A refund that the provider refused stays due when a refund made at the provider has lowered its sum in the
          // meantime.
          and([eb('state', '=', from), eb('amount', '=', amount.amount)]),
    )
    .returning('refund_id')
    .executeTakeFirst();
  if (!row || !settledRefund) return false;
  if (state === 'by-hand') return true;
  const refunded = money(-amount.amount, amount.currency);
  await creditReservation(transaction, { paymentId: refundId, reservationId, amount: refunded, cardLast4 }, at);
  await recordWebhookEvent(transaction, 'payment.refunded', refundId, () => ({ refundId, reservationId, amount }));
  return true;
}
