import { refundsOf } from '../../../core/engine/cancellation-terms';
import { paymentReference, sharedReference } from '../../../core/engine/finish-payment';
import { chargeReference } from '../../../core/engine/payment-steps';
import type { CancellationAccount } from '../../../core/engine/reservation-news.port';
import { isPositive, money, subtractMoney, type Money } from '../../../core/shared/money';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { chargedTogether } from './record-payment';
import { isReversal } from './note-refunds';
import { firstPaymentOf } from './write-reservation';

/** Records refunds of the payments of an ended reservation, latest first, until only `amountRetained` is left. */
export async function writeRefunds(
  transaction: OpenTransaction,
  row: Pick<LineDatabase['reservations'], 'reservation_id' | 'origin' | 'group_id' | 'total_paid' | 'currency'>,
  amountRetained: Money,
): Promise<CancellationAccount> {
  const { reservation_id: reservationId, currency } = row;
  const payments = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('paid_at')
    .orderBy('payment_id')
    .execute();
  const earlier = await transaction
    .selectFrom('refunds')
    .select(['reference', 'amount'])
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'given-back')
    .execute();
  const referenceOf = (paymentId: string) => {
    if (paymentId === firstPaymentOf(reservationId)) return chargeReference(row.group_id ?? row.origin);
    const sharedIds = chargedTogether(paymentId);
    return sharedIds === undefined ? paymentReference(paymentId) : sharedReference(sharedIds);
  };
  /** Returns the rest of a charge of which a part was refunded at the provider. */
  const leftOf = ({ payment_id: id, amount }: (typeof payments)[number]) =>
    earlier.filter(({ reference }) => reference === referenceOf(id)).reduce((rest, one) => rest - one.amount, amount);
  const amountPaid = money(row.total_paid, currency);
  const refunds = refundsOf(
    payments
      .filter(({ payment_id: id }) => !isReversal(id))
      .map((payment) => ({ ...payment, amount: money(leftOf(payment), currency) })),
    { paid: amountPaid, retained: amountRetained },
  );
  for (const { payment, amount } of refunds) {
    await transaction
      .insertInto('refunds')
      .values({
        refund_id: `${payment.payment_id}-back`,
        reservation_id: reservationId,
        reference: referenceOf(payment.payment_id),
        amount: amount.amount,
        currency,
        card_last4: payment.card_last4,
        state: 'due',
      })
      .execute();
  }
  const amountLeft = subtractMoney(amountPaid, amountRetained);
  const refund = isPositive(amountLeft) ? amountLeft : money(0, currency);
  return { paid: amountPaid, retained: subtractMoney(amountPaid, refund), refund };
}
