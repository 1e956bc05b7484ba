import { retainedOnCancellation, type CancellationTerm } from '../../../core/engine/cancellation-terms';
import type { CancellationAccount } from '../../../core/engine/reservation-news.port';
import type { ExcursionTerms } from '../../../core/excursions/excursion-terms';
import { money, type Money } from '../../../core/shared/money';
import { plainDate, type PlainDate } from '../../../core/shared/plain-date';
import { cancelReservation } from './end-reservations';
import { noteNews } from './note-news';
import { depositOf } from './record-payment';
import { writeRefunds } from './write-refunds';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { lockReservation } from '../../sql/row-locks';
import { releaseReservation } from '../excursions/remove-bookings';

type CancelBookingOutcome =
  | (CancellationAccount & { readonly kind: 'cancelled' })
  | { readonly kind: 'cancelled-before' | 'not-cancellable' | 'unknown-reservation' | 'changed' };

interface Terms {
  readonly now: Date;
  readonly today: PlainDate;
  readonly cancellation: readonly CancellationTerm[];
  readonly experiences: ExcursionTerms;
  /** The retained sum to which the guest agreed, in minor units; absent for an operator, who need not agree. */
  readonly agreedSum?: number;
  /** The line keeps no more than this, in minor units, such as nothing where it cancels the sailing itself. */
  readonly maxRetained?: number | undefined;
}

/**
 * Cancels a reservation with all excursions of its guests, and records the due refund of each payment, once. `changed`:
 * the line retains another amount than the guest agreed to, and nothing is cancelled.
 */
export async function cancelBooking(
  transaction: OpenTransaction,
  reservationId: string,
  terms: Terms,
): Promise<CancelBookingOutcome> {
  const row = await lockReservation(transaction, reservationId);
  if (!row) return { kind: 'unknown-reservation' };
  if (row.status === 'CX') return { kind: 'cancelled-before' };
  const amountRetained = await retainedOf(transaction, row, terms);
  if (terms.agreedSum !== undefined && terms.agreedSum !== Math.min(amountRetained.amount, row.total_paid))
    return { kind: 'changed' };
  const outcome = await cancelReservation(transaction, reservationId);
  if (outcome !== 'cancelled') return { kind: outcome };
  await releaseReservation(transaction, reservationId, { now: terms.now, terms: terms.experiences });
  const account = await writeRefunds(transaction, row, amountRetained);
  await noteNews(transaction, reservationId, { kind: 'cancelled', wasInLine: row.status === 'WL', ...account });
  return { kind: 'cancelled', ...account };
}

async function retainedOf(
  transaction: OpenTransaction,
  row: LineDatabase['reservations'],
  { today, cancellation, maxRetained = Infinity }: Terms,
): Promise<Money> {
  const { reservation_id: reservationId, currency } = row;
  const guests = await transaction
    .selectFrom('reservation_guests')
    .select('position')
    .where('reservation_id', '=', reservationId)
    .execute();
  const byTerms = retainedOnCancellation(
    {
      status: row.status,
      total: money(row.total, currency),
      deposit: money(depositOf(row), currency),
      guestCount: guests.length,
      start: plainDate(row.start_on),
    },
    { today, terms: cancellation },
  );
  return money(Math.min(byTerms.amount, maxRetained), currency);
}
