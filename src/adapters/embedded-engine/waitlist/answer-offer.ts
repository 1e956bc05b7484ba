import { CabinGone } from '../booking/cabin-gone';
import { noteNews } from '../booking/note-news';
import { recordReservationEvent } from '../booking/record-reservation-event';
import { writeLines } from '../booking/write-reservation';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { leaveWaitlist } from './leave-waitlist';
import { readJson } from '../../sql/json-text';

type OfferRow = LineDatabase['place_offers'];

/**
 * Turns the waitlist entry into an offer (OF) with its held cabin. Every step that ends an entry changes the
 * reservation first, so that of an acceptance, a cancellation and an expiry exactly one succeeds.
 */
export async function acceptOffer(transaction: OpenTransaction, reservationId: string, now: number): Promise<boolean> {
  if (!(await endWaiting(transaction, reservationId, 'OF'))) return wasAnswered(transaction, reservationId, 'accepted');
  const offer = await answer(transaction, reservationId, { outcome: 'accepted', now });
  if (!offer) throw new CabinGone();
  await transaction
    .updateTable('waitlist_places')
    .set({ state: 'left' })
    .where('reservation_id', '=', reservationId)
    .execute();
  const claim = await transaction
    .updateTable('cabin_claims')
    .set({ reservation_id: reservationId, expires_at: null })
    .where('hold_id', '=', offer.offer_id)
    .where('reservation_id', 'is', null)
    .returning('cabin_number')
    .executeTakeFirst();
  if (!claim) throw new CabinGone();
  await writeTerms(transaction, reservationId, offer);
  await noteNews(transaction, reservationId, { kind: 'offered' });
  return true;
}

export async function declineOffer(transaction: OpenTransaction, reservationId: string, now: number): Promise<boolean> {
  if (!(await endWaiting(transaction, reservationId, 'CX'))) return wasAnswered(transaction, reservationId, 'declined');
  if (!(await answer(transaction, reservationId, { outcome: 'declined', now }))) throw new CabinGone();
  await leaveWaitlist(transaction, reservationId);
  await recordReservationEvent(transaction, 'reservation.cancelled', reservationId, { reason: 'cancelled' });
  return true;
}

async function endWaiting(transaction: OpenTransaction, reservationId: string, status: 'OF' | 'CX'): Promise<boolean> {
  const changedRow = await transaction
    .updateTable('reservations')
    .set({ status })
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'WL')
    .returning('reservation_id')
    .executeTakeFirst();
  return changedRow !== undefined;
}

async function answer(
  transaction: OpenTransaction,
  reservationId: string,
  { outcome, now }: { readonly outcome: 'accepted' | 'declined'; readonly now: number },
): Promise<OfferRow | undefined> {
  return transaction
    .updateTable('place_offers')
    .set({ outcome })
    .where('reservation_id', '=', reservationId)
    .where('outcome', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

async function wasAnswered(
  transaction: OpenTransaction,
  reservationId: string,
  outcome: 'accepted' | 'declined',
): Promise<boolean> {
  const offer = await transaction
    .selectFrom('place_offers')
    .select('offer_id')
    .where('reservation_id', '=', reservationId)
    .where('outcome', '=', outcome)
    .executeTakeFirst();
  return offer !== undefined;
}

/** The guest owes the offered price, whatever the price was when they joined. */
async function writeTerms(transaction: OpenTransaction, reservationId: string, offer: OfferRow): Promise<void> {
  const quote = readJson(offer.quote);
  await transaction
    .updateTable('reservations')
    .set({
      cabin_number: offer.cabin_number,
      total: quote.total.amount,
      currency: quote.total.currency,
      deposit: quote.deposit.amount,
      deposit_due_on: quote.depositDueOn,
      final_due_on: quote.finalDueOn,
    })
    .where('reservation_id', '=', reservationId)
    .execute();
  await transaction.deleteFrom('reservation_lines').where('reservation_id', '=', reservationId).execute();
  await writeLines(transaction, { reservationId, quote });
}
