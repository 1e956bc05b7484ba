import type { PlainDate } from '../../../core/shared/plain-date';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';

/** Cabins and fares of a sailing that guests have booked, so that an import must not remove them. */
interface SoldStock {
  readonly itineraryId: string;
  readonly cabinNumber?: string | undefined;
  readonly reason: string;
}

const cancelHint = (reservationId: string) => `npm run line -- cancel ${reservationId}`;

export async function findSold(
  transaction: OpenTransaction,
  { today, now }: { readonly today: PlainDate; readonly now: number },
): Promise<readonly SoldStock[]> {
  const claims = await transaction
    .selectFrom('cabin_claims')
    .innerJoin('sailings', 'sailings.itinerary_id', 'cabin_claims.itinerary_id')
    .selectAll('cabin_claims')
    .where('sailings.end_on', '>=', today)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('cabin_claims.cabin_number')
    .execute();
  const waiting = await transaction
    .selectFrom('waitlist_places')
    .select(['itinerary_id', 'reservation_id'])
    .where('state', '!=', 'left')
    .orderBy('reservation_id')
    .execute();
  return [
    ...claims.map((claim) => ({
      itineraryId: claim.itinerary_id,
      cabinNumber: claim.cabin_number,
      reason: reasonOf(claim),
    })),
    ...waiting.map((entry) => ({
      itineraryId: entry.itinerary_id,
      reason: `${entry.reservation_id} is on its waitlist; end that with its guest first: npm run line -- release-place ${entry.reservation_id}`,
    })),
  ];
}

function reasonOf(claim: LineDatabase['cabin_claims']): string {
  const { itinerary_id: sailing, cabin_number: cabin, reservation_id: reservation, expires_at: until } = claim;
  if (reservation !== null)
    return `cabin ${cabin} on ${sailing} belongs to ${reservation}; end that with its guest first: ${cancelHint(reservation)}`;
  if (claim.hold_id !== null)
    return `a visitor holds cabin ${cabin} on ${sailing}${until === null ? '' : ` until ${new Date(until).toISOString()}`}; try again after that`;
  return `cabin ${cabin} on ${sailing} is sold elsewhere; give it back first: npm run line -- release-cabin ${sailing} ${cabin}`;
}
