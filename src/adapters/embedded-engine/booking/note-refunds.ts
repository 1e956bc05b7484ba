import type { Selectable, Transaction } from 'kysely';
import type { ProviderRefund } from '../../../core/engine/due-refunds.port';
import { paymentIdOf } from '../../../core/engine/finish-payment';
import { holdIdOf } from '../../../core/engine/payment-steps';
import type { LineDatabase } from '../../sql/line-database';
import { lockReservation } from '../../sql/row-locks';
import { creditReservation } from './credit-reservation';
import { hasEnded } from './ended-account';
import { settleRefund } from './settle-refund';
import { firstPaymentOf } from './write-reservation';

type PaymentRow = Selectable<LineDatabase['payments']>;

interface NotedRefunds {
  readonly reference: string;
  readonly refunds: readonly ProviderRefund[];
  readonly at: Date;
}

export async function noteRefunds(transaction: Transaction<LineDatabase>, noted: NotedRefunds): Promise<void> {
  const payment = await findPayment(transaction, noted.reference);
  if (!payment) return;
  await lockReservation(transaction, payment.reservation_id);
  for (const refund of noted.refunds) await noteRefund(transaction, { payment, refund, ...noted });
}

interface NotedRefund extends Omit<NotedRefunds, 'refunds'> {
  readonly payment: PaymentRow;
  readonly refund: ProviderRefund;
}

async function noteRefund(transaction: Transaction<LineDatabase>, noted: NotedRefund): Promise<void> {
  const { payment, refund, at } = noted;
  const refundId = refund.refundId ?? refund.providerId;
  if (refund.refundId === undefined && !refund.hasFailed && !(await isRecorded(transaction, refundId)))
    await takeOver(transaction, noted);
  const { reservation_id: reservationId } = payment;
  const settled = { refundId, reservationId, reference: noted.reference, amount: refund.amount };
  const cardLast4 = payment.card_last4 === null ? {} : { cardLast4: payment.card_last4 };
  if (!refund.hasFailed) await settleRefund(transaction, { ...settled, ...cardLast4 }, { state: 'given-back', at });
  else if ((await isRecorded(transaction, refundId)) && !(await isRecorded(transaction, reversalOf(refundId))))
    await reverse(transaction, { ...noted, refundId });
}

/** A refund that somebody made at the provider counts towards what was still due of the same charge. */
async function takeOver(
  transaction: Transaction<LineDatabase>,
  { payment, refund, reference }: NotedRefund,
): Promise<void> {
  let left = refund.amount.amount;
  const due = await transaction
    .selectFrom('refunds')
    .selectAll()
    .where('reference', '=', reference)
    .where('state', '!=', 'given-back')
    .orderBy('refund_id')
    .execute();
  for (const row of due) {
    const covered = Math.min(left, row.amount);
    left -= covered;
    if (covered > 0)
      await transaction
        .updateTable('refunds')
        // What the provider refused as a whole may be refunded now that less is due.
        .set({ amount: row.amount - covered, state: covered === row.amount ? 'given-back' : 'due' })
        .where('refund_id', '=', row.refund_id)
        .execute();
  }
  await transaction
    .insertInto('refunds')
    .values({
      refund_id: refund.providerId,
      reservation_id: payment.reservation_id,
      reference,
      amount: refund.amount.amount,
      currency: refund.amount.currency,
      card_last4: payment.card_last4,
      state: 'due',
    })
    .execute();
}

/** The money is at the provider again: of a reservation that has ended, people have to refund it another way. */
async function reverse(
  transaction: Transaction<LineDatabase>,
  { payment, refund, refundId, at }: NotedRefund & { readonly refundId: string },
): Promise<void> {
  const { reservation_id: reservationId } = payment;
  await (
    hasEnded(await lockReservation(transaction, reservationId))
      ? transaction.updateTable('refunds').set({ state: 'by-hand' }).where('refund_id', '=', refundId)
      : transaction.deleteFrom('refunds').where('refund_id', '=', refundId)
  ).execute();
  await creditReservation(transaction, {
    paymentId: reversalOf(refundId),
    reservationId,
    amount: refund.amount,
    cardLast4: payment.card_last4,
    at,
  });
}

const reversal = '-failed';
const reversalOf = (refundId: string): string => `${refundId}${reversal}`;
/** A payment that stands for a refund which did not reach its card; it has no charge of its own. */
export const isReversal = (paymentId: string): boolean => paymentId.endsWith(reversal);

async function findPayment(transaction: Transaction<LineDatabase>, reference: string): Promise<PaymentRow | undefined> {
  const holdId = holdIdOf(reference);
  const paymentId = holdId === undefined ? paymentIdOf(reference) : await findFirstPayment(transaction, holdId);
  if (paymentId === undefined) return undefined;
  return transaction.selectFrom('payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

async function findFirstPayment(transaction: Transaction<LineDatabase>, holdId: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('reservations')
    .select('reservation_id')
    .where('origin', '=', holdId)
    .executeTakeFirst();
  return row && firstPaymentOf(row.reservation_id);
}

async function isRecorded(transaction: Transaction<LineDatabase>, paymentId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('payments')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}
