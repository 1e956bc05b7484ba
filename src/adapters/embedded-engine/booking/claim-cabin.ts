import { sql } from 'kysely';
import { Unavailable } from '../../../core/shared/unavailable';
import type { OpenTransaction } from '../../sql/line-database';

/** Each lost race means that another visitor got a cabin, so that so many in one step indicate a defect. */
const maxFailedTries = 100;

interface CabinClaim {
  readonly itineraryId: string;
  readonly category: string;
  readonly cabinNumber?: string | undefined;
  readonly holdId: string;
  readonly expiresAt: number;
  readonly now: number;
}

/**
 * Claims a free cabin of the category, or one whose hold has expired, and returns its number; undefined when all are
 * taken, or the named one is (D5). The primary key of the claims decides: choosing and taking are one statement, which
 * is retried after a lost race.
 */
export async function claimCabin(transaction: OpenTransaction, claim: CabinClaim): Promise<string | undefined> {
  for (let failedTries = 0; failedTries < maxFailedTries; failedTries += 1) {
    const cabinNumber = await takeOne(transaction, claim);
    if (cabinNumber !== undefined) return cabinNumber;
    if (!(await hasFreeCabin(transaction, claim))) return undefined;
  }
  throw new Unavailable('reservation engine');
}

const freeCabins = ({ itineraryId, category, cabinNumber, now }: CabinClaim) => sql`
  from cabins left join cabin_claims taken
    on taken.itinerary_id = ${itineraryId} and taken.cabin_number = cabins.cabin_number
  where cabins.category = ${category} and (taken.cabin_number is null or taken.expires_at <= ${now})
    ${cabinNumber === undefined ? sql`` : sql`and cabins.cabin_number = ${cabinNumber}`}`;

async function takeOne(transaction: OpenTransaction, claim: CabinClaim): Promise<string | undefined> {
  // The casts declare the types of parameters in a select list, which PostgreSQL cannot infer.
  const { rows } = await sql<{ cabin_number: string }>`
    insert into cabin_claims (itinerary_id, cabin_number, category, hold_id, expires_at)
    select cast(${claim.itineraryId} as text), cabins.cabin_number, cabins.category,
      cast(${claim.holdId} as text), cast(${claim.expiresAt} as bigint)
    ${freeCabins(claim)}
    order by cabins.cabin_number limit 1
    on conflict (itinerary_id, cabin_number) do update
      set hold_id = excluded.hold_id, expires_at = excluded.expires_at
      where cabin_claims.expires_at <= ${claim.now}
    returning cabin_number`.execute(transaction);
  return rows[0]?.cabin_number;
}

async function hasFreeCabin(transaction: OpenTransaction, claim: CabinClaim): Promise<boolean> {
  const { rows } = await sql`select cabins.cabin_number ${freeCabins(claim)} limit 1`.execute(transaction);
  return rows.length > 0;
}
