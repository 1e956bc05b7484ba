import type { Transaction } from 'kysely';
import type { CabinDesk } from '../../../core/engine/cabin-desk.port';
import type { PlainDate } from '../../../core/shared/plain-date';
import type { LineDatabase } from '../database/line-database';
import { attachGuest } from './attach-guest';
import { unusedReservationNumber } from './reservation-number';
import { writeReservation } from './write-reservation';

type WaitlistRequest = Parameters<CabinDesk['joinWaitlist']>[0];

/** A place in line has no cabin and costs nothing yet. The same request, sent again, has the same place. */
export async function writeWaitlistPlace(
  transaction: Transaction<LineDatabase>, request: WaitlistRequest, { at, today }: { readonly at: Date; readonly today: PlainDate },
): Promise<{ readonly reservationId: string }> {
  const origin = `waitlist:${request.requestKey}`;
  await openGate(transaction, origin, at);
  const earlier = await transaction.selectFrom('reservations').select('reservation_id').where('origin', '=', origin).executeTakeFirst();
  if (earlier) return { reservationId: earlier.reservation_id };
  const reservationId = await unusedReservationNumber(transaction);
  const { itineraryId, category, quote, guests } = request;
  await writeReservation(transaction, { reservationId, origin, itineraryId, category, status: 'WL', quote, guests, paid: 0, reservedOn: today, at });
  await attachGuest(transaction, { reservationId, contactId: request.contactId, firstGuest: guests[0], at });
  return { reservationId };
}

/** Writing the same row first makes a second, parallel request wait here until the first one is finished. */
async function openGate(transaction: Transaction<LineDatabase>, origin: string, at: Date): Promise<void> {
  await transaction.insertInto('receipts')
    .values({ scope: 'waitlist', receipt_key: origin, fingerprint: '', answer: '', begun_at: at.getTime() })
    .onConflict((conflict) => conflict.columns(['scope', 'receipt_key']).doUpdateSet({ fingerprint: '' }))
    .execute();
}
