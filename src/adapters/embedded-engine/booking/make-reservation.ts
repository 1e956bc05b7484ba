import type { CabinHold, HeldSuite } from '../../../core/engine/booking';
import type { CabinBookings, ReserveOutcome } from '../../../core/engine/cabin-bookings.port';
import { suitesOf } from '../../../core/engine/held-suites';
import { splitPayment } from '../../../core/engine/split-payment';
import { money, type Money } from '../../../core/shared/money';
import type { PlainDate } from '../../../core/shared/plain-date';
import type { OpenTransaction } from '../../sql/line-database';
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

/**
 * Reserves all suites of a hold or none. The hold's row is locked before the claim, so that two steps cannot deadlock.
 */
export async function makeReservation(
  transaction: OpenTransaction,
  booking: Booking,
  { at, today, maxOpenOffers }: { readonly at: Date; readonly today: PlainDate; readonly maxOpenOffers: number },
): Promise<ReserveOutcome> {
  if (booking.paid === 0 && (await isOneOfferTooMany(transaction, booking.holdId, maxOpenOffers)))
    return { kind: 'too-many-offers' };
  const itineraryId = await itineraryOf(transaction, booking.holdId);
  const reservationId = await unusedReservationNumber(transaction, itineraryId);
  const row = await assignHold(transaction, { booking, reservationId, now: at.getTime() });
  if (!row) return earlierOutcome(transaction, booking, at);
  const hold = toHold(row);
  const suites = suitesOf<HeldSuite>(hold);
  const shares = sharesOf(booking.paid, suites);
  const lead = hold.guests?.[0];
  const isUnproved = await hasUnprovedAddress(transaction, hold);
  for (const [position, suite] of suites.entries()) {
    if (!suite.guests) throw new Error('A cabin is reserved before its guests are known.');
    const number = position === 0 ? reservationId : await unusedReservationNumber(transaction, itineraryId);
    const amountPaid = shares[position] ?? 0;
    await assignClaim(transaction, { ...booking, ...suite, reservationId: number });
    await writeReservation(transaction, {
      reservationId: number,
      origin: originOf(booking.holdId, position),
      groupId: suites.length > 1 ? booking.holdId : undefined,
      itineraryId: hold.itineraryId,
      category: suite.category,
      cabinNumber: suite.cabinNumber,
      status: booking.paid > 0 ? 'BK' : 'OF',
      quote: suite.quote,
      guests: suite.guests,
      paid: amountPaid,
      cardLast4: booking.cardLast4,
      reservedOn: today,
      at,
    });
    await attachGuest(transaction, {
      reservationId: number,
      contactId: hold.contactId,
      firstGuest: lead,
      isUnproved,
      at,
    });
    if (amountPaid > 0) await recordPaidEvents(transaction, number, money(amountPaid, suite.quote.total.currency));
  }
  // One message names all suites.
  await noteNews(transaction, reservationId, { kind: booking.paid > 0 ? 'reserved' : 'offered' });
  return { kind: 'reserved', reservationId };
}

async function itineraryOf(transaction: OpenTransaction, holdId: string): Promise<string> {
  const hold = await transaction
    .selectFrom('holds')
    .select('itinerary_id')
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  return hold?.itinerary_id ?? '';
}

/** Each reservation has an origin of its own; that of the first is the hold itself. */
const originOf = (holdId: string, position: number): string => (position === 0 ? holdId : `${holdId}/${position + 1}`);

/**
 * Returns the share of each suite in a payment. @throws CabinGone when the payment does not fit several suites: they
 * were changed while it was under way, and it is refunded.
 */
function sharesOf(amountPaid: number, suites: readonly HeldSuite[]): readonly number[] {
  if (suites.length === 1) return [amountPaid];
  if (amountPaid === 0) return [];
  const shares = splitPayment(
    amountPaid,
    suites.map(({ quote }) => quote),
  );
  if (!shares) throw new CabinGone();
  return shares;
}

async function hasUnprovedAddress(transaction: OpenTransaction, { holdId, guests }: CabinHold): Promise<boolean> {
  const actor = await transaction
    .selectFrom('booking_actors')
    .select('proved')
    .where('origin', '=', holdId)
    .executeTakeFirst();
  return actor !== undefined && actor.proved !== guests?.[0]?.email;
}

async function recordPaidEvents(transaction: OpenTransaction, reservationId: string, amount: Money): Promise<void> {
  const paymentId = firstPaymentOf(reservationId);
  await recordWebhookEvent(transaction, 'payment.received', paymentId, () => ({ paymentId, reservationId, amount }));
  await recordReservationEvent(transaction, 'reservation.confirmed', reservationId, {});
}

/** A hold that already became a reservation does not count against the maximum. */
async function isOneOfferTooMany(transaction: OpenTransaction, holdId: string, max: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('holds')
    .selectAll()
    .where('hold_id', '=', holdId)
    .where('reservation_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined && hasMaxOffers(transaction, toHold(row), max);
}

/** Of several callers with one hold exactly one succeeds. A paid one succeeds even after the hold has expired. */
async function assignHold(
  transaction: OpenTransaction,
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
  transaction: OpenTransaction,
  {
    holdId,
    cabinNumber,
    reservationId,
  }: { readonly holdId: string; readonly cabinNumber: string; readonly reservationId: string },
): Promise<void> {
  const claim = await transaction
    .updateTable('cabin_claims')
    .set({ reservation_id: reservationId, expires_at: null })
    .where('hold_id', '=', holdId)
    .where('cabin_number', '=', cabinNumber)
    .returning('cabin_number')
    .executeTakeFirst();
  if (!claim) throw new CabinGone();
}

async function earlierOutcome(transaction: OpenTransaction, booking: Booking, at: Date): Promise<ReserveOutcome> {
  const row = await transaction
    .selectFrom('holds')
    .selectAll()
    .where('hold_id', '=', booking.holdId)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown-hold' };
  const { reservation_id: reservationId } = row;
  if (reservationId === null) return { kind: 'hold-expired' };
  if (booking.paid === 0) return { kind: 'reserved', reservationId };
  // The same hold became an offer in another tab while this payment was under way, so the payment is credited to it.
  // Where it cannot be (cancelled, lapsed, already paid), the caller refunds it.
  const suites = suitesOf<HeldSuite>(toHold(row));
  for (const [position, share] of sharesOf(booking.paid, suites).entries()) {
    const number =
      position === 0 ? reservationId : await reservationOf(transaction, originOf(booking.holdId, position));
    const amount = money(share, suites[0].quote.total.currency);
    const recordOutcome = await recordPayment(
      transaction,
      { reservationId: number, paymentId: firstPaymentOf(number), amount, cardLast4: booking.cardLast4 },
      at,
    );
    if (recordOutcome !== 'recorded') throw new CabinGone();
  }
  return { kind: 'reserved', reservationId };
}

async function reservationOf(transaction: OpenTransaction, origin: string): Promise<string> {
  const row = await transaction
    .selectFrom('reservations')
    .select('reservation_id')
    .where('origin', '=', origin)
    .executeTakeFirstOrThrow();
  return row.reservation_id;
}
