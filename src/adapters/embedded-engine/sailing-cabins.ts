import { sql } from 'kysely';
import { compareNumbers } from '../../core/cabins/compare-numbers';
import type { CabinClaims, CabinState, SailingCabin, SailingCabins } from '../../core/cabins/sailing-cabins.port';
import type { Clock } from '../../core/shared/clock.port';
import { QueryCache } from '../sql/query-cache';
import type { OpenDatabase } from '../sql/line-database';

interface CabinRow {
  readonly cabin_number: string;
  readonly category: string;
  readonly claimed: string | null;
  readonly expires_at: number | null;
  readonly waiting: number;
}

interface ClaimRow {
  readonly itinerary_id: string;
  readonly cabin_number: string;
  readonly expires_at: number | null;
}

const maxSailings = 100;
/** Callers ask only for the step-free cabins, whose numbers rarely change. */
const maxSelections = 4;
const dayMs = 24 * 3_600_000;

/** Cabins are queried again as soon as anything was written or a hold has expired. */
export class EmbeddedSailingCabins implements SailingCabins {
  private readonly cache: QueryCache<readonly SailingCabin[]>;
  private readonly claims: QueryCache<CabinClaims>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.cache = new QueryCache(db, maxSailings);
    this.claims = new QueryCache(db, maxSelections);
  }

  async findCabins(itineraryId: string): Promise<readonly SailingCabin[] | undefined> {
    const now = this.clock.now().getTime();
    const cabins = await this.cache.of({
      key: itineraryId,
      now,
      ask: async () => {
        const rows = await this.read(itineraryId);
        return { answer: toCabins(rows, now), until: nextRelease(rows, now) };
      },
    });
    return cabins.length === 0 ? undefined : cabins;
  }

  findClaims(numbers: readonly string[]): Promise<CabinClaims> {
    const now = this.clock.now().getTime();
    return this.claims.of({
      key: numbers.join(),
      now,
      ask: async () => {
        const rows = numbers.length === 0 ? [] : await this.readClaims(numbers, now);
        return { answer: toClaims(rows), until: nextRelease(rows, now) };
      },
    });
  }

  /** Claims of earlier years are not read. A day more covers the time zone of every line. */
  private readClaims(numbers: readonly string[], now: number): Promise<readonly ClaimRow[]> {
    const yesterday = new Date(now - dayMs).toISOString().slice(0, 10);
    return this.db
      .selectFrom('cabin_claims')
      .innerJoin('sailings', 'sailings.itinerary_id', 'cabin_claims.itinerary_id')
      .select(['cabin_claims.itinerary_id', 'cabin_number', 'expires_at'])
      .where('sailings.start_on', '>=', yesterday)
      .where('cabin_number', 'in', numbers)
      .where((claim) => claim.or([claim('expires_at', 'is', null), claim('expires_at', '>', now)]))
      .execute();
  }

  private async read(itineraryId: string): Promise<readonly CabinRow[]> {
    const { rows } = await sql<CabinRow>`
      select cabins.cabin_number, cabins.category, claims.itinerary_id as claimed, claims.expires_at,
        (select count(*) from waitlist_places where waitlist_places.itinerary_id = sailings.itinerary_id
          and waitlist_places.category = cabins.category and state = 'waiting') as waiting
      from sailings cross join cabins left join cabin_claims claims
        on claims.itinerary_id = sailings.itinerary_id and claims.cabin_number = cabins.cabin_number
      where sailings.itinerary_id = ${itineraryId}`.execute(this.db);
    return rows;
  }
}

/** Returns when the first of these holds expires. */
function nextRelease(rows: readonly Pick<CabinRow, 'expires_at'>[], now: number): number | undefined {
  const ends = rows.flatMap(({ expires_at: end }) => (end !== null && Number(end) > now ? [Number(end)] : []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function toClaims(rows: readonly ClaimRow[]): CabinClaims {
  const claims = new Map<string, Set<string>>();
  for (const { itinerary_id: sailing, cabin_number: number } of rows)
    claims.set(sailing, (claims.get(sailing) ?? new Set()).add(number));
  return claims;
}

function toCabins(rows: readonly CabinRow[], now: number): readonly SailingCabin[] {
  const states = rows.map((row) => [row, stateOf(row, now)] as const);
  const freeOf = (category: string) =>
    states.filter(([row, state]) => row.category === category && state === 'free').length;
  const cabins = states.map(([row, state]): SailingCabin => {
    const { cabin_number: number, category, waiting } = row;
    // A free cabin may be sold as long as one is left for each guest on the waitlist; after that none is for sale.
    const isAwaited = state === 'free' && freeOf(category) <= Number(waiting);
    return { number, category, state: isAwaited ? 'held' : state };
  });
  return cabins.toSorted(compareNumbers);
}

function stateOf({ claimed, expires_at: expiresAt }: CabinRow, now: number): CabinState {
  if (claimed === null) return 'free';
  if (expiresAt === null) return 'taken';
  return Number(expiresAt) > now ? 'held' : 'free';
}
