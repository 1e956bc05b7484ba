import type { OpenTransaction } from '../sql/line-database';
import { migrations } from '../sql/migrations';
import { lockGuest } from '../sql/row-locks';
import { eraseTrips, findOpenTrips } from './erase-trips';

export type Erasure =
  | { readonly kind: 'erased' }
  /** Bookings, offers and waitlist entries must be ended with the guest first. */
  | { readonly kind: 'open-trips'; readonly reservationIds: readonly string[] }
  | { readonly kind: 'payment-in-progress' };

/** Erases all data of a guest that the line need not retain, or nothing. A repeat erases what arrived since. */
export async function eraseGuest(
  transaction: OpenTransaction,
  { contactId, now }: { readonly contactId: string; readonly now: number },
): Promise<Erasure> {
  await lockGuest(transaction, contactId);
  const reservationIds = await findOpenTrips(transaction, contactId);
  if (reservationIds.length > 0) return { kind: 'open-trips', reservationIds };
  if (await isPaying(transaction, contactId)) return { kind: 'payment-in-progress' };
  await eraseTrips(transaction, contactId);
  for (const { eraseGuest: erase } of migrations.toReversed()) await erase?.(transaction, { contactId, now });
  return { kind: 'erased' };
}

/** A payment may be under way for a reservation that does not exist yet (D7). */
async function isPaying(transaction: OpenTransaction, contactId: string): Promise<boolean> {
  const hold = await transaction
    .selectFrom('holds')
    .select('hold_id')
    .where('contact_id', '=', contactId)
    .where('reservation_id', 'is', null)
    .where('payment_started_at', 'is not', null)
    .executeTakeFirst();
  return hold !== undefined;
}
