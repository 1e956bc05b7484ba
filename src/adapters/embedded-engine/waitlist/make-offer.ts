import { randomUUID } from 'node:crypto';
import type { WaitlistOffers } from '../../../core/engine/waitlist-offers.port';
import type { WaitlistOffer } from '../../../core/engine/waitlist.port';
import { CabinGone } from '../booking/cabin-gone';
import { claimCabin } from '../booking/claim-cabin';
import { recordReservationEvent } from '../booking/record-reservation-event';
import type { OpenTransaction } from '../../sql/line-database';
import { lockWaitlist, type WaitlistKey } from './waitlist-rows';

type NewOffer = Parameters<WaitlistOffers['offer']>[0];

/** Holds a free cabin for the first entry. The claim expires with the offer, even when no node is running then. */
export async function makeOffer(
  transaction: OpenTransaction,
  { reservationId, quote, expiresAt }: NewOffer,
  now: number,
): Promise<WaitlistOffer> {
  const entry = await transaction
    .selectFrom('waitlist_places')
    .select(['itinerary_id', 'category'])
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  if (!entry) throw new CabinGone();
  const waitlist: WaitlistKey = { itineraryId: entry.itinerary_id, category: entry.category };
  if (!(await lockWaitlist(transaction, waitlist)) || (await firstOf(transaction, waitlist)) !== reservationId)
    throw new CabinGone();
  const offeredEntry = await transaction
    .updateTable('waitlist_places')
    .set({ state: 'offered' })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'waiting')
    .returning('reservation_id')
    .executeTakeFirst();
  if (!offeredEntry) throw new CabinGone();
  const offerId = randomUUID();
  const cabinNumber = await claimCabin(transaction, {
    ...waitlist,
    holdId: offerId,
    expiresAt: expiresAt.getTime(),
    now,
  });
  if (cabinNumber === undefined) throw new CabinGone();
  await transaction
    .insertInto('place_offers')
    .values({
      offer_id: offerId,
      reservation_id: reservationId,
      cabin_number: cabinNumber,
      quote: JSON.stringify(quote),
      expires_at: expiresAt.getTime(),
      outcome: null,
      told_at: null,
      telling_until: 0,
    })
    .execute();
  await recordReservationEvent(
    transaction,
    'waitlist.offered',
    reservationId,
    { total: quote.total, offerEndsAt: expiresAt.toISOString() },
    offerId,
  );
  return { offerId, cabinNumber, quote, expiresAt };
}

async function firstOf(
  transaction: OpenTransaction,
  { itineraryId, category }: WaitlistKey,
): Promise<string | undefined> {
  const first = await transaction
    .selectFrom('waitlist_places')
    .select('reservation_id')
    .where('itinerary_id', '=', itineraryId)
    .where('category', '=', category)
    .where('state', '=', 'waiting')
    .orderBy('joined_at')
    .orderBy('reservation_id')
    .limit(1)
    .executeTakeFirst();
  return first?.reservation_id;
}
