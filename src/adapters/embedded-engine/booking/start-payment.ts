import type { CabinBookings, PaymentStartOutcome } from '../../../core/engine/cabin-bookings.port';
import type { OpenTransaction } from '../../sql/line-database';
import { CabinGone } from './cabin-gone';
import { toHold } from './hold-row';
import { renewClaims, laterOf } from './take-hold';

type PaymentStart = Parameters<CabinBookings['startPayment']>[0];

/** Extends the hold while the payment is processed, so that no guest pays for a cabin whose hold has expired. */
export async function startPayment(
  transaction: OpenTransaction,
  start: PaymentStart,
  now: number,
): Promise<PaymentStartOutcome> {
  const row = await transaction
    .updateTable('holds')
    .set({ payment_started_at: now, expires_at: laterOf(start.holdUntil.getTime()) })
    .where('hold_id', '=', start.holdId)
    .where('reservation_id', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row) {
    if (!(await renewClaims(transaction, row))) throw new CabinGone();
    return { kind: 'started', hold: toHold(row) };
  }
  const other = await transaction
    .selectFrom('holds')
    .select('reservation_id')
    .where('hold_id', '=', start.holdId)
    .executeTakeFirst();
  if (!other) return { kind: 'unknown-hold' };
  return other.reservation_id === null
    ? { kind: 'hold-expired' }
    : { kind: 'reserved', reservationId: other.reservation_id };
}
