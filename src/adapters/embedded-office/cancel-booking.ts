import type { Selectable, Transaction } from 'kysely';
import { retainedOnCancellation, refundsOf, type CancellationTerm } from '../../core/engine/cancellation-terms';
import { paymentReference } from '../../core/engine/finish-payment';
import { chargeReference } from '../../core/engine/payment-steps';
import type { CancellationAccount } from '../../core/engine/reservation-news.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import { isPositive, money, subtractMoney } from '../../core/shared/money';
import { plainDate, type PlainDate } from '../../core/shared/plain-date';
import type { ReservationStatus } from '../../core/trips/trip';
import { cancelReservation } from '../embedded-engine/booking/end-reservations';
import { noteNews } from '../embedded-engine/booking/note-news';
import { depositOf } from '../embedded-engine/booking/record-payment';
import { firstPaymentOf } from '../embedded-engine/booking/write-reservation';
import type { LineDatabase } from '../sql/line-database';
import { lockReservation } from '../sql/row-locks';
import { releaseReservation } from '../embedded-engine/excursions/remove-bookings';

type CancelBookingOutcome =
  | (CancellationAccount & { readonly kind: 'cancelled' })
  | { readonly kind: 'cancelled-before' | 'not-cancellable' | 'unknown-reservation' };

interface Terms {
  readonly now: Date;
  readonly today: PlainDate;
  readonly cancellation: readonly CancellationTerm[];
  readonly experiences: ExcursionTerms;
}

/** Cancels a reservation with all its guests' excursions, and records the refund due of each payment, once. */
export async function cancelBooking(
  transaction: Transaction<LineDatabase>,
  reservationId: string,
  terms: Terms,
): Promise<CancelBookingOutcome> {
  const row = await lockReservation(transaction, reservationId);
  if (!row) return { kind: 'unknown-reservation' };
  if (row.status === 'CX') return { kind: 'cancelled-before' };
  const outcome = await cancelReservation(transaction, reservationId);
  if (outcome !== 'cancelled') return { kind: outcome };
  await releaseReservation(transaction, reservationId, { now: terms.now, terms: terms.experiences });
  const account = await writeRefunds(transaction, row, terms);
  await noteNews(transaction, reservationId, { kind: 'cancelled', wasInLine: row.status === 'WL', ...account });
  return { kind: 'cancelled', ...account };
}

async function writeRefunds(
  transaction: Transaction<LineDatabase>,
  row: Selectable<LineDatabase['reservations']>,
  { today, cancellation }: Terms,
): Promise<CancellationAccount> {
  const { reservation_id: reservationId, currency } = row;
  const guests = await transaction
    .selectFrom('reservation_guests')
    .select('position')
    .where('reservation_id', '=', reservationId)
    .execute();
  const payments = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('paid_at')
    .orderBy('payment_id')
    .execute();
  const paid = money(row.total_paid, currency);
  const kept = retainedOnCancellation(
    {
      status: row.status as ReservationStatus,
      total: money(row.total, currency),
      deposit: money(depositOf(row), currency),
      guestCount: guests.length,
      start: plainDate(row.start_on),
    },
    { today, terms: cancellation },
  );
  const refunds = refundsOf(
    payments.map((payment) => ({ ...payment, amount: money(payment.amount, currency) })),
    { paid, kept },
  );
  for (const { payment, amount } of refunds) {
    await transaction
      .insertInto('refunds')
      .values({
        refund_id: `${payment.payment_id}-back`,
        reservation_id: reservationId,
        reference:
          payment.payment_id === firstPaymentOf(reservationId)
            ? chargeReference(row.origin)
            : paymentReference(payment.payment_id),
        amount: amount.amount,
        currency,
        card_last4: payment.card_last4,
        state: 'due',
      })
      .execute();
  }
  const left = subtractMoney(paid, kept);
  const back = isPositive(left) ? left : money(0, currency);
  return { paid, kept: subtractMoney(paid, back), back };
}
