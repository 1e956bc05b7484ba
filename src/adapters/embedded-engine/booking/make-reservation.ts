import type { Transaction } from 'kysely';
import type { CabinHold, Quote } from '../../../core/engine/booking';
import type { CabinBookings, ReserveOutcome } from '../../../core/engine/cabin-bookings.port';
import { money, type Money } from '../../../core/shared/money';
import type { PlainDate } from '../../../core/shared/plain-date';
import type { LineDatabase } from '../../sql/line-database';
import { attachGuest } from './attach-guest';
import { CabinGone } from './cabin-gone';
import { toHold, type HoldRow } from './hold-row';
import { noteNews } from './note-news';
import { recordWebhookEvent } from '../../sql/record-webhook-event';
import { recordReservationEvent } from './record-reservation-event';
import { hasMaxOffers } from './open-offers';
import { unusedReservationNumber } from './reservation-number';
import { recordPayment } from './record-payment';
import { firstPaymentOf, writeReservation } from './write-reservation';

type Booking = Parameters<CabinBookings['reserve']>[0];

/** Every step that touches both locks the hold's row first, the claim second, so that two steps cannot deadlock. */
export async function makeReservation(
  transaction: Transaction<LineDatabase>,
  booking: Booking,
  { at, today, mostOpenOffers }: { readonly at: Date; readonly today: PlainDate; readonly mostOpenOffers: number },
): Promise<ReserveOutcome> {
  if (booking.paid === 0 && (await isOneOfferTooMany(transaction, booking.holdId, mostOpenOffers)))
    return { kind: 'too-many-offers' };
  const reservationId = await unusedReservationNumber(transaction);
  const row = await assignHold(transaction, { booking, reservationId, now: at.getTime() });
  if (!row) return earlierOutcome(transaction, booking, at);
  await assignClaim(transaction, booking.holdId, reservationId);
  const hold = toHold(row);
  if (!hold.guests) throw new Error('A cabin is reserved before its guests are known.');
  await writeReservation(transaction, {
    reservationId,
    origin: booking.holdId,
    itineraryId: hold.itineraryId,
    category: hold.category,
    cabinNumber: hold.cabinNumber,
    status: booking.paid > 0 ? 'BK' : 'OF',
    quote: hold.quote,
    guests: hold.guests,
    paid: booking.paid,
    cardLast4: booking.cardLast4,
    reservedOn: today,
    at,
  });
  await attachGuest(transaction, {
    reservationId,
    contactId: hold.contactId,
    firstGuest: hold.guests[0],
    isByStranger: await isByStranger(transaction, hold),
    at,
  });
  await noteNews(transaction, reservationId, { kind: booking.paid > 0 ? 'reserved' : 'offered' });
  if (booking.paid > 0)
    await recordPaidEvents(transaction, reservationId, money(booking.paid, hold.quote.total.currency));
  return { kind: 'reserved', reservationId };
}

async function isByStranger(transaction: Transaction<LineDatabase>, { holdId, guests }: CabinHold): Promise<boolean> {
  const actor = await transaction
    .selectFrom('booking_actors')
    .select('proved')
    .where('origin', '=', holdId)
    .executeTakeFirst();
  return actor !== undefined && actor.proved !== guests?.[0]?.email;
}

async function recordPaidEvents(
  transaction: Transaction<LineDatabase>,
  reservationId: string,
  amount: Money,
): Promise<void> {
  const paymentId = firstPaymentOf(reservationId);
  await recordWebhookEvent(transaction, 'payment.received', paymentId, () => ({ paymentId, reservationId, amount }));
  await recordReservationEvent(transaction, 'reservation.confirmed', reservationId, {});
}

/** A hold that already became a reservation does not count against the maximum. */
async function isOneOfferTooMany(
  transaction: Transaction<LineDatabase>,
  holdId: string,
  max: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('holds')
    .selectAll()
    .where('hold_id', '=', holdId)
    .where('reservation_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined && hasMaxOffers(transaction, toHold(row), max);
}

/** The gate: of several callers with one hold exactly one passes. A paid one passes even after the hold has expired. */
async function assignHold(
  transaction: Transaction<LineDatabase>,
  {
    booking,
    reservationId,
    now,
  }: {
    readonly booking: Booking;
    readonly reservationId: string;
    readonly now: number;
  },
): Promise<HoldRow | undefined> {
  return transaction
    .updateTable('holds')
    .set({ reservation_id: reservationId })
    .where('hold_id', '=', booking.holdId)
    .where('reservation_id', 'is', null)
    .$if(booking.paid === 0, (update) => update.where('expires_at', '>', now))
    .returningAll()
    .executeTakeFirst();
}

async function assignClaim(
  transaction: Transaction<LineDatabase>,
  holdId: string,
  reservationId: string,
): Promise<void> {
  const claim = await transaction
    .updateTable('cabin_claims')
    .set({ reservation_id: reservationId, expires_at: null })
    .where('hold_id', '=', holdId)
    .returning('cabin_number')
    .executeTakeFirst();
  if (!claim) throw new CabinGone();
}

async function earlierOutcome(
  transaction: Transaction<LineDatabase>,
  booking: Booking,
  at: Date,
): Promise<ReserveOutcome> {
  const row = await transaction
    .selectFrom('holds')
    .select(['reservation_id', 'quote'])
    .where('hold_id', '=', booking.holdId)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown-hold' };
  const { reservation_id: reservationId, quote } = row;
  if (reservationId === null) return { kind: 'hold-expired' };
  if (booking.paid === 0) return { kind: 'reserved', reservationId };
  // The same hold became an offer in another tab while this payment was under way: the money still counts. Where it no
  // longer can (cancelled, lapsed, already paid), the caller refunds it.
  const amount = money(booking.paid, (JSON.parse(quote) as Quote).total.currency);
  const recorded = await recordPayment(
    transaction,
    { reservationId, paymentId: firstPaymentOf(reservationId), amount, cardLast4: booking.cardLast4 },
    at,
  );
  return recorded === 'recorded' ? { kind: 'reserved', reservationId } : { kind: 'hold-expired' };
}
