import { sql } from 'kysely';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';

export interface ClaimedCabin
  extends
    Pick<LineDatabase['cabin_claims'], 'itinerary_id' | 'category' | 'cabin_number'>,
    Pick<LineDatabase['sailings'], 'title' | 'start_on' | 'end_on'> {
  readonly reservation_id: string;
}

/** Cabins claimed on a reservation's own sailing and on those with which it continues (VOY-14), sorted by start. */
export function findClaimedCabins(
  db: OpenDatabase,
  reservationIds: readonly string[],
): Promise<readonly ClaimedCabin[]> {
  return db
    .selectFrom('cabin_claims')
    .innerJoin('sailings', 'sailings.itinerary_id', 'cabin_claims.itinerary_id')
    .select([
      'cabin_claims.itinerary_id',
      'cabin_claims.category',
      'cabin_claims.cabin_number',
      'sailings.title',
      'sailings.start_on',
      'sailings.end_on',
    ])
    .select(sql<string>`cabin_claims.reservation_id`.as('reservation_id'))
    .where('cabin_claims.reservation_id', 'in', reservationIds)
    .orderBy('sailings.start_on')
    .execute();
}

/** A reservation's `end_on` is that of its last sailing. */
export function splitClaims(
  row: { readonly itinerary_id: string; readonly end_on: string },
  claims: readonly ClaimedCabin[],
): { readonly ownEnd: string; readonly further: readonly ClaimedCabin[] } {
  const further = claims.filter(({ itinerary_id: id }) => id !== row.itinerary_id);
  const own = claims.find(({ itinerary_id: id }) => id === row.itinerary_id);
  return { ownEnd: further.length > 0 && own ? own.end_on : row.end_on, further };
}
