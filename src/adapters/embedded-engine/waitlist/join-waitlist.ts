import { createHash } from 'node:crypto';
import type { JoinedEntry, WaitlistRequest } from '../../../core/engine/waitlist.port';
import type { PlainDate } from '../../../core/shared/plain-date';
import { attachGuest } from '../booking/attach-guest';
import { recordActor } from '../booking/limit-holds';
import { noteNews } from '../booking/note-news';
import { recordReservationEvent } from '../booking/record-reservation-event';
import { unusedReservationNumber } from '../booking/reservation-number';
import { writeReservation } from '../booking/write-reservation';
import type { OpenTransaction } from '../../sql/line-database';
import { appendToWaitlist } from './waitlist-rows';

/** A waitlist entry has no cabin and costs nothing yet. A repeat of the same request returns the same entry. */
export async function joinWaitlist(
  transaction: OpenTransaction,
  request: WaitlistRequest,
  { at, today }: { readonly at: Date; readonly today: PlainDate },
): Promise<JoinedEntry> {
  const origin = `waitlist:${request.requestKey}`;
  await lockRepeats(transaction, origin, at);
  const earlier = await transaction
    .selectFrom('reservations')
    .select('reservation_id')
    .where('origin', '=', origin)
    .executeTakeFirst();
  if (earlier) return { reservationId: earlier.reservation_id };
  const { itineraryId, category, quote, guests, actor } = request;
  if (actor) {
    const open = await findOpenEntry(transaction, request, at);
    if (open !== undefined) return { reservationId: open, isEarlier: true };
    await recordActor(transaction, origin, actor, at.getTime());
  }
  const reservationId = await unusedReservationNumber(transaction, itineraryId);
  await writeReservation(transaction, {
    reservationId,
    origin,
    itineraryId,
    category,
    status: 'WL',
    quote,
    guests,
    paid: 0,
    reservedOn: today,
    at,
  });
  await attachGuest(transaction, { reservationId, contactId: request.contactId, firstGuest: guests[0], at });
  await noteNews(transaction, reservationId, { kind: 'joined' });
  await recordReservationEvent(transaction, 'waitlist.joined', reservationId, {});
  await addEntry(transaction, { ...request, reservationId, at });
  return { reservationId };
}

/**
 * Call it last: it locks the waitlist until the transaction ends, and every purchase in the category waits for that.
 */
export async function addEntry(
  transaction: OpenTransaction,
  entry: {
    readonly reservationId: string;
    readonly itineraryId: string;
    readonly category: string;
    readonly ages: readonly number[];
    readonly at: Date;
  },
): Promise<void> {
  const joinedAt = await appendToWaitlist(transaction, entry, entry.at.getTime());
  await transaction
    .insertInto('waitlist_places')
    .values({
      reservation_id: entry.reservationId,
      itinerary_id: entry.itineraryId,
      category: entry.category,
      ages: JSON.stringify(entry.ages),
      joined_at: joinedAt,
      state: 'waiting',
    })
    .execute();
}

/** Finds the open entry of the lead guest's address on the sailing, in any category (reliability F5). */
async function findOpenEntry(
  transaction: OpenTransaction,
  { itineraryId, guests }: WaitlistRequest,
  at: Date,
): Promise<string | undefined> {
  const email = guests[0]?.email;
  if (email === undefined) return undefined;
  // The lock is named by a digest of the address, because its row outlives the entry.
  await lockRepeats(transaction, `address:${createHash('sha256').update(`${itineraryId} ${email}`).digest('hex')}`, at);
  const open = await transaction
    .selectFrom('reservations')
    .innerJoin('reservation_guests', 'reservation_guests.reservation_id', 'reservations.reservation_id')
    .select('reservations.reservation_id')
    .where('reservations.status', '=', 'WL')
    .where('reservations.itinerary_id', '=', itineraryId)
    .where('reservation_guests.position', '=', 0)
    .where('reservation_guests.email', '=', email)
    .executeTakeFirst();
  return open?.reservation_id;
}

/** Writing the same row first makes a concurrent repeat wait until the first request has finished. */
async function lockRepeats(transaction: OpenTransaction, origin: string, at: Date): Promise<void> {
  await transaction
    .insertInto('receipts')
    .values({ scope: 'waitlist', receipt_key: origin, fingerprint: '', answer: '', begun_at: at.getTime() })
    .onConflict((conflict) => conflict.columns(['scope', 'receipt_key']).doUpdateSet({ fingerprint: '' }))
    .execute();
}
