import { sql, type Kysely, type RawBuilder } from 'kysely';
import { money } from '../../core/shared/money';
import { plainDate, todayIn } from '../../core/shared/plain-date';
import type { Clock } from '../../core/shared/clock.port';
import { type Sailing, type SuiteAvailability, whatIsFree } from '../../core/voyages/sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { DateWindow } from '../../core/voyages/voyage';
import { QueryCache } from '../sql/query-cache';
import type { LineDatabase } from '../sql/line-database';

interface SailingRow {
  readonly itinerary_id: string;
  readonly voyage_id: string;
  readonly start_on: string;
  readonly end_on: string;
  readonly nights: number;
  /** `SV 3 1234500 USD,OS 0`: category, free cabins, and the price if there is one. */
  readonly suites: string;
  /** When the next hold runs out, in milliseconds since 1970: until then nothing changes by itself. */
  readonly next_release: number | null;
}

/** A cached list may hold every future sailing, so few are cached; callers ask for the same few ranges of dates. */
const maxLists = 4;
const maxSingle = 400;

/** Sailings for sale, computed in one query, and again as soon as anything was written or a hold has expired. */
export class EmbeddedSailingInventory implements SailingInventory {
  private readonly lists: QueryCache<readonly Sailing[]>;
  private readonly single: QueryCache<readonly Sailing[]>;

  constructor(
    private readonly db: Kysely<LineDatabase>,
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
    counted: QueryCache<readonly Sailing[]>,
    key: string,
    condition: RawBuilder<unknown>,
  ): Promise<readonly Sailing[]> {
    const now = this.clock.now().getTime();
    return counted.of({
      key,
      now,
      ask: async () => {
        const rows = await this.count(condition, now);
        return { answer: rows.map(toSailing), until: rows[0]?.next_release ?? undefined };
      },
    });
  }

  /**
   * One row per sailing, its suites aggregated into one text: fourteen rows each would take five times as long, all of
   * it in transferring rows. An expired hold does not count as taken, and a free cabin that a waitlist entry is waiting
   * for is not for sale.
   */
  private async count(condition: RawBuilder<unknown>, now: number): Promise<readonly SailingRow[]> {
    const { rows } = await sql<SailingRow>`
      with wanted as (select * from sailings where ${condition}),
      yacht as (select category, count(*) as cabins from cabins group by category),
      taken as (
        select itinerary_id, category, count(*) as cabins from cabin_claims
        where itinerary_id in (select itinerary_id from wanted) and (expires_at is null or expires_at > ${now})
        group by itinerary_id, category
      ),
      waiting as (
        select itinerary_id, category, count(*) as guests from waitlist_places
        where itinerary_id in (select itinerary_id from wanted) and state = 'waiting'
        group by itinerary_id, category
      )
      select wanted.itinerary_id, wanted.voyage_id, wanted.start_on, wanted.end_on, wanted.nights, string_agg(
        yacht.category || ' ' || cast(yacht.cabins - coalesce(taken.cabins, 0) - coalesce(waiting.guests, 0) as text)
        || coalesce(' ' || cast(fares.amount as text) || ' ' || fares.currency, ''), ',') as suites,
        (select min(expires_at) from cabin_claims where expires_at > ${now}) as next_release
      from wanted cross join yacht
      left join fares on fares.itinerary_id = wanted.itinerary_id and fares.category = yacht.category and fares.amount > 0
      left join taken on taken.itinerary_id = wanted.itinerary_id and taken.category = yacht.category
      left join waiting on waiting.itinerary_id = wanted.itinerary_id and waiting.category = yacht.category
      group by wanted.itinerary_id, wanted.voyage_id, wanted.start_on, wanted.end_on, wanted.nights
      order by wanted.start_on, wanted.itinerary_id`.execute(this.db);
    return rows;
  }
}

function toSailing(row: SailingRow): Sailing {
  // Sorted, because a database may aggregate in any order and a page must not differ from one minute to the next.
  const suites = row.suites.split(',').sort().map(toAvailability);
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

function toAvailability(text: string): SuiteAvailability {
  const [category = '', cabins, amount, currency] = text.split(' ');
  return {
    category,
    availableCabins: Math.max(0, Number(cabins)),
    ...(amount !== undefined && currency !== undefined ? { price: money(Number(amount), currency) } : {}),
  };
}
