import type { RecordPaymentOutcome, ReservationPayment } from '../../../core/engine/cabin-bookings.port';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';
import { lockReservation } from '../../sql/row-locks';
import { noteNews, noteReceipt } from './note-news';
import { recordReservationEvent } from './record-reservation-event';
import { isActive } from '../../../core/trips/active-reservation';

type ReservationRow = LineDatabase['reservations'];

/**
 * Credits a payment to its reservation, to all suites that it is for, or to none. The payment's id makes it idempotent:
 * a repeat changes nothing (D6).
 */
export async function recordPayment(
  transaction: OpenTransaction,
  { shares, ...payment }: ReservationPayment,
  at: Date,
): Promise<RecordPaymentOutcome> {
  const parts = shares?.map((share) => ({
    ...payment,
    ...share,
    paymentId: sharedPaymentId(payment.paymentId, share.reservationId),
  })) ?? [payment];
  const rows: ReservationRow[] = [];
  for (const part of parts) {
    const row = await lockReservation(transaction, part.reservationId);
    if (!row) return 'unknown-reservation';
    rows.push(row);
  }
  if (await isRecorded(transaction, parts)) return 'recorded';
  const credits = parts.flatMap((part, index) => toCredit(part, rows[index]));
  const sum = parts.reduce((total, { amount }) => total + amount.amount, 0);
  if (credits.length < parts.length || sum !== payment.amount.amount) return 'refused';
  for (const credit of credits) await write(transaction, credit, at);
  // One message names all suites that were reserved together.
  const [reservedCredit] = credits.filter(({ isReserved }) => isReserved);
  await (reservedCredit
    ? noteNews(transaction, reservedCredit.row.reservation_id, { kind: 'reserved' })
    : noteReceipt(transaction, payment));
  return 'recorded';
}

interface Credit {
  readonly payment: ReservationPayment;
  readonly row: ReservationRow;
  readonly paid: number;
  readonly isReserved: boolean;
}

function toCredit(payment: ReservationPayment, row: ReservationRow | undefined): readonly Credit[] {
  if (!row) return [];
  const totalPaid = row.total_paid + payment.amount.amount;
  if (!isActive(row) || row.currency !== payment.amount.currency || totalPaid > row.total) return [];
  return [{ payment, row, paid: totalPaid, isReserved: row.status !== 'BK' && totalPaid >= depositOf(row) }];
}

async function write(transaction: OpenTransaction, credit: Credit, at: Date): Promise<void> {
  const { payment, row, paid, isReserved } = credit;
  await writePayment(transaction, payment, at);
  await transaction
    .updateTable('reservations')
    .set({
      total_paid: paid,
      deposit_paid: Math.min(paid, depositOf(row)),
      status: isReserved ? 'BK' : row.status,
    })
    .where('reservation_id', '=', row.reservation_id)
    .execute();
  const { paymentId, reservationId, amount } = payment;
  await recordWebhookEvent(transaction, 'payment.received', paymentId, () => ({ paymentId, reservationId, amount }));
  if (isReserved) await recordReservationEvent(transaction, 'reservation.confirmed', reservationId, {});
}

const separator = '/';

/** A payment for several suites is recorded on each, with an id of its own. */
export const sharedPaymentId = (paymentId: string, reservationId: string): string =>
  `${paymentId}${separator}${reservationId}`;

/** Returns the id of the common payment; undefined for a payment for one suite. */
export const chargedTogether = (paymentId: string): string | undefined =>
  paymentId.includes(separator) ? paymentId.slice(0, paymentId.indexOf(separator)) : undefined;

/** Without an agreed deposit only the whole amount turns an offer into a booking. */
export const depositOf = ({ deposit, total }: Pick<ReservationRow, 'deposit' | 'total'>): number => deposit ?? total;

async function isRecorded(transaction: OpenTransaction, parts: readonly ReservationPayment[]): Promise<boolean> {
  const row = await transaction
    .selectFrom('payments')
    .select('payment_id')
    .where(
      'payment_id',
      'in',
      parts.map(({ paymentId }) => paymentId),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function writePayment(transaction: OpenTransaction, payment: ReservationPayment, at: Date): Promise<void> {
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
