import type { ProviderRefund } from '../../../core/engine/due-refunds.port';
import { isShared, paymentIdOf } from '../../../core/engine/finish-payment';
import { holdIdOf } from '../../../core/engine/payment-steps';
import { money, type Money } from '../../../core/shared/money';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { lockReservation } from '../../sql/row-locks';
import { creditReservation } from './credit-reservation';
import { hasEnded } from './ended-account';
import { readShares } from './payment-shares';
import { sharedPaymentId } from './record-payment';
import { settleRefund } from './settle-refund';
import { toDueRefund } from './due-refund-row';
import { firstPaymentOf } from './write-reservation';

type PaymentRow = LineDatabase['payments'];
type RefundRow = LineDatabase['refunds'];

interface NotedRefunds {
  readonly reference: string;
  readonly refunds: readonly ProviderRefund[];
  readonly at: Date;
}

/** Records a provider's refunds of a charge on the reservations that the charge paid, which may be several suites. */
export async function noteRefunds(transaction: OpenTransaction, notedRefunds: NotedRefunds): Promise<void> {
  const payments = await findPayments(transaction, notedRefunds.reference);
  for (const payment of payments) await lockReservation(transaction, payment.reservation_id);
  if (payments.length === 0) return;
  // The site's own refunds come first: those that the line's people made at the provider are then taken from the rest.
  for (const refund of notedRefunds.refunds.toSorted((one, other) => rankOf(one) - rankOf(other)))
    await noteRefund(transaction, { payments, refund, ...notedRefunds });
}

const rankOf = ({ refundId }: ProviderRefund): number => (refundId === undefined ? 1 : 0);

interface NotedRefund extends Omit<NotedRefunds, 'refunds'> {
  readonly payments: readonly PaymentRow[];
  readonly refund: ProviderRefund;
}

async function noteRefund(transaction: OpenTransaction, notedRefund: NotedRefund): Promise<void> {
  const { refund, at } = notedRefund;
  const refundId = refund.refundId ?? refund.providerId;
  if (refund.refundId === undefined && !refund.hasFailed && !(await isRecorded(transaction, refundId)))
    await takeOver(transaction, notedRefund);
  for (const row of await findParts(transaction, notedRefund.reference, refundId)) {
    const amount = refund.refundId === undefined ? amountOf(row) : refund.amount;
    if (!refund.hasFailed)
      await settleRefund(transaction, { ...toDueRefund(row), amount }, { state: 'given-back', at });
    else if (
      (await isRecorded(transaction, row.refund_id)) &&
      !(await isRecorded(transaction, reversalOf(row.refund_id)))
    )
      await reverse(transaction, row, at);
  }
}

/**
 * Records a refund that the line's people made at the provider. It counts towards the sum still due of the same charge,
 * on the reservation to which it was due. A refund that was not due is taken from the suites in their order, from none
 * more than it paid.
 */
async function takeOver(transaction: OpenTransaction, { payments, refund, reference }: NotedRefund): Promise<void> {
  let amountLeft = refund.amount.amount;
  const parts = new Map<string, number>();
  const take = (reservationId: string, max: number): number => {
    const amountTaken = Math.max(0, Math.min(amountLeft, max));
    amountLeft -= amountTaken;
    if (amountTaken > 0) parts.set(reservationId, (parts.get(reservationId) ?? 0) + amountTaken);
    return amountTaken;
  };
  const rows = await transaction
    .selectFrom('refunds')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('refund_id')
    .execute();
  for (const row of rows.filter(({ state }) => state !== 'given-back')) {
    const amountCovered = take(row.reservation_id, row.amount);
    if (amountCovered > 0)
      await transaction
        .updateTable('refunds')
        // A sum that the provider refused to refund as a whole may be refunded now that less of it is due.
        .set({ amount: row.amount - amountCovered, state: amountCovered === row.amount ? 'given-back' : 'due' })
        .where('refund_id', '=', row.refund_id)
        .execute();
  }
  for (const { reservation_id: id, amount } of payments) {
    const amountRefunded = rows.filter((row) => row.reservation_id === id).reduce((sum, row) => sum + row.amount, 0);
    take(id, amount - amountRefunded);
  }
  const [first] = payments;
  if (first) take(first.reservation_id, amountLeft);
  for (const [position, [reservationId, amount]] of [...parts].entries())
    await transaction
      .insertInto('refunds')
      .values({
        refund_id: position === 0 ? refund.providerId : partOf(refund.providerId, reservationId),
        reservation_id: reservationId,
        reference,
        amount,
        currency: refund.amount.currency,
        card_last4: payments.find((payment) => payment.reservation_id === reservationId)?.card_last4 ?? null,
        state: 'due',
      })
      .execute();
}

/** The provider could not refund and has the money again. An ended reservation must be refunded by hand. */
async function reverse(transaction: OpenTransaction, row: RefundRow, at: Date): Promise<void> {
  const { reservation_id: reservationId, refund_id: refundId } = row;
  await (
    hasEnded(await lockReservation(transaction, reservationId))
      ? transaction.updateTable('refunds').set({ state: 'by-hand' }).where('refund_id', '=', refundId)
      : transaction.deleteFrom('refunds').where('refund_id', '=', refundId)
  ).execute();
  const cardLast4 = row.card_last4 ?? undefined;
  await creditReservation(
    transaction,
    { paymentId: reversalOf(refundId), reservationId, amount: amountOf(row), cardLast4 },
    at,
  );
}

const reversal = '-failed';
const reversalOf = (refundId: string): string => `${refundId}${reversal}`;
/** A reversal records a refund that did not reach its card; it has no charge of its own. */
export const isReversal = (paymentId: string): boolean => paymentId.endsWith(reversal);

/** One refund at the provider may concern several suites. */
const partOf = (refundId: string, reservationId: string): string => `${refundId}/${reservationId}`;

async function findParts(
  transaction: OpenTransaction,
  reference: string,
  refundId: string,
): Promise<readonly RefundRow[]> {
  const rows = await transaction.selectFrom('refunds').selectAll().where('reference', '=', reference).execute();
  return rows.filter(({ refund_id: id }) => id === refundId || id.startsWith(partOf(refundId, '')));
}

const amountOf = ({ amount, currency }: RefundRow): Money => money(amount, currency);

async function findPayments(transaction: OpenTransaction, reference: string): Promise<readonly PaymentRow[]> {
  const paymentIds = await findPaymentIds(transaction, reference);
  if (paymentIds.length === 0) return [];
  const rows = await transaction.selectFrom('payments').selectAll().where('payment_id', 'in', paymentIds).execute();
  return rows.toSorted((one, other) => paymentIds.indexOf(one.payment_id) - paymentIds.indexOf(other.payment_id));
}

async function findPaymentIds(transaction: OpenTransaction, reference: string): Promise<readonly string[]> {
  const holdId = holdIdOf(reference);
  if (holdId !== undefined) return (await findReserved(transaction, holdId)).map(firstPaymentOf);
  const paymentId = paymentIdOf(reference);
  if (paymentId === undefined || !isShared(reference)) return paymentId === undefined ? [] : [paymentId];
  const intent = await transaction
    .selectFrom('payment_intents')
    .select('shares')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return readShares(intent?.shares ?? null).map((share) => sharedPaymentId(paymentId, share.reservationId));
}

async function findReserved(transaction: OpenTransaction, holdId: string): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('reservations')
    .select('reservation_id')
    .where(({ or, eb }) => or([eb('origin', '=', holdId), eb('group_id', '=', holdId)]))
    .orderBy('origin')
    .execute();
  return rows.map(({ reservation_id: id }) => id);
}

async function isRecorded(transaction: OpenTransaction, paymentId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('payments')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}
