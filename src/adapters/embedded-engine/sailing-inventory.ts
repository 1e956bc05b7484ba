import { sql, type RawBuilder } from 'kysely';
import { money } from '../../core/shared/money';
import { plainDate, todayIn } from '../../core/shared/plain-date';
import type { Clock } from '../../core/shared/clock.port';
import { type Sailing, type SuiteAvailability, whatIsFree } from '../../core/voyages/sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { DateWindow } from '../../core/voyages/voyage';
import { QueryCache } from '../sql/query-cache';
import type { OpenDatabase } from '../sql/line-database';

interface SailingRow {
  readonly itinerary_id: string;
  readonly voyage_id: string;
  readonly start_on: string;
  readonly end_on: string;
  readonly nights: number;
  /**
   * The text `SV 12,OS 3` counts the yacht's cabins by category; `taken` and `waiting` count taken cabins and waiting
   * guests in the same way.
   */
  readonly cabins: string | null;
  readonly taken: string | null;
  readonly waiting: string | null;
  /** The fares have the form `SV 1234500 USD,OS 980000 USD`, in minor units. */
  readonly fares: string | null;
  /** When the next hold expires, in milliseconds since 1970; until then nothing changes without a write. */
  readonly next_release: number | null;
}

/** A cached list may hold every future sailing, so few are cached; callers ask for the same few ranges of dates. */
const maxLists = 4;
const maxSingle = 400;

/** Sailings for sale, counted in one query, and again as soon as anything was written or a hold has expired. */
export class EmbeddedSailingInventory implements SailingInventory {
  private readonly lists: QueryCache<readonly Sailing[]>;
  private readonly single: QueryCache<readonly Sailing[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly timeZone: string,
  ) {
    this.lists = new QueryCache(db, maxLists);
    this.single = new QueryCache(db, maxSingle);
  }

  async findSailings(window?: DateWindow): Promise<readonly Sailing[]> {
    const { from, to } = window ?? { from: todayIn(this.timeZone, this.clock.now()), to: undefined };
    return this.read(
      this.lists,
      `${from} ${to}`,
      sql`start_on >= ${from ?? '0001-01-01'} and start_on <= ${to ?? '9999-12-31'}`,
    );
  }

  async getSailing(itineraryId: string): Promise<Sailing | undefined> {
    const [sailing] = await this.read(this.single, itineraryId, sql`itinerary_id = ${itineraryId}`);
    return sailing;
  }

  private read(
    cache: QueryCache<readonly Sailing[]>,
    key: string,
    condition: RawBuilder<unknown>,
  ): Promise<readonly Sailing[]> {
    const now = this.clock.now().getTime();
    return cache.of({
      key,
      now,
      ask: async () => {
        const rows = await this.count(condition, now);
        return { answer: rows.map(toSailing), until: rows[0]?.next_release ?? undefined };
      },
    });
  }

  /**
   * One row per sailing with a text for each count: a row for each suite would take five times as long, all of it for
   * transferring rows. Subqueries count sailing by sailing, because PostgreSQL would otherwise join with all sales. An
   * expired hold does not count as taken, and a free cabin for which a waitlist entry waits is not for sale.
   */
  private async count(condition: RawBuilder<unknown>, now: number): Promise<readonly SailingRow[]> {
    const { rows } = await sql<SailingRow>`
      select itinerary_id, voyage_id, start_on, end_on, nights,
        (select string_agg(category || ' ' || cast(amount as text), ',') from
          (select category, count(*) as amount from cabins group by category) as counted) as cabins,
        (select string_agg(category || ' ' || cast(amount as text), ',') from
          (select category, count(*) as amount from cabin_claims where cabin_claims.itinerary_id = sailings.itinerary_id
            and (expires_at is null or expires_at > ${now}) group by category) as counted) as taken,
        (select string_agg(category || ' ' || cast(amount as text), ',') from
          (select category, count(*) as amount from waitlist_places
            where waitlist_places.itinerary_id = sailings.itinerary_id and state = 'waiting'
            group by category) as counted) as waiting,
        (select string_agg(category || ' ' || cast(amount as text) || ' ' || currency, ',') from fares
          where fares.itinerary_id = sailings.itinerary_id and amount > 0) as fares,
        (select min(expires_at) from cabin_claims where expires_at > ${now}) as next_release
      from sailings where ${condition} order by start_on, itinerary_id`.execute(this.db);
    return rows;
  }
}

function toSailing(row: SailingRow): Sailing {
  const [takenCabins, waiting, fares] = [readList(row.taken), readList(row.waiting), readList(row.fares)];
  // The rows are sorted, because a database may aggregate in any order and a page must not change without a reason.
  const suites = [...readList(row.cabins)]
    .sort(byCategory)
    .map(([category, [cabins]]) =>
      toAvailability(category, Number(cabins) - countOf(takenCabins, category) - countOf(waiting, category), fares),
    );
  return {
    itineraryId: row.itinerary_id,
    voyageId: row.voyage_id,
    start: plainDate(row.start_on),
    end: plainDate(row.end_on),
    nights: row.nights,
    ...whatIsFree(suites),
    suites,
  };
}

type CategoryValues = ReadonlyMap<string, readonly string[]>;

/** Splits `SV 1234500 USD,OS 0 USD` into values by category. */
const readList = (text: string | null): CategoryValues =>
  new Map(
    (text ?? '').split(',').flatMap((part) => {
      const [category = '', ...values] = part.split(' ');
      return category === '' ? [] : [[category, values] as const];
    }),
  );

const byCategory = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

const countOf = (counts: CategoryValues, category: string): number => Number(counts.get(category)?.[0] ?? 0);

function toAvailability(category: string, free: number, fares: CategoryValues): SuiteAvailability {
  const [amount, currency] = fares.get(category) ?? [];
  return {
    category,
    availableCabins: Math.max(0, free),
    ...(amount !== undefined && currency !== undefined ? { price: money(Number(amount), currency) } : {}),
  };
}
