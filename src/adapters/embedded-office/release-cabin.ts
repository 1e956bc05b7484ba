import type { OpenTransaction } from '../sql/line-database';

type ReleaseCabinOutcome =
  | { readonly kind: 'released' }
  | { readonly kind: 'free' }
  | { readonly kind: 'held'; readonly until: Date }
  | { readonly kind: 'reserved'; readonly reservationId: string };

/** Frees a cabin that was taken off sale or sold elsewhere. A cabin that a guest holds or has reserved is not freed. */
export async function releaseCabin(
  transaction: OpenTransaction,
  {
    itineraryId,
    cabinNumber,
    now,
  }: {
    readonly itineraryId: string;
    readonly cabinNumber: string;
    readonly now: number;
  },
): Promise<ReleaseCabinOutcome> {
  const releasedCabin = await transaction
    .deleteFrom('cabin_claims')
    .where('itinerary_id', '=', itineraryId)
    .where('cabin_number', '=', cabinNumber)
    .where('reservation_id', 'is', null)
    .where('hold_id', 'is', null)
    .returning('cabin_number')
    .executeTakeFirst();
  if (releasedCabin) return { kind: 'released' };
  const claim = await transaction
    .selectFrom('cabin_claims')
    .select(['reservation_id', 'expires_at'])
    .where('itinerary_id', '=', itineraryId)
    .where('cabin_number', '=', cabinNumber)
    .executeTakeFirst();
  if (claim?.reservation_id) return { kind: 'reserved', reservationId: claim.reservation_id };
  return claim?.expires_at && claim.expires_at > now
    ? { kind: 'held', until: new Date(claim.expires_at) }
    : { kind: 'free' };
}
