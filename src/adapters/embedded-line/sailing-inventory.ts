import { sql, type Kysely } from 'kysely';
import { money } from '../../core/shared/money';
import { plainDate, todayIn } from '../../core/shared/plain-date';
import type { Clock } from '../../core/shared/clock.port';
import type { Sailing, SuiteAvailability } from '../../core/voyages/sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { DateWindow } from '../../core/voyages/voyage';
import type { LineDatabase } from './database/line-database';

interface SailingRow {
  readonly itinerary_id: string;
  readonly voyage_id: string;
  readonly start_on: string;
  readonly end_on: string;
  readonly nights: number;
}

interface SuiteRow {
  readonly itinerary_id: string;
  readonly category: string;
  readonly cabins: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly taken: number | null;
}

/** What is for sale, counted afresh at every question: two queries, however many sailings. */
export class EmbeddedSailingInventory implements SailingInventory {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
    private readonly timeZone: string,
  ) {}

  async findSailings(window?: DateWindow): Promise<readonly Sailing[]> {
    const { from, to } = window ?? { from: todayIn(this.timeZone, this.clock.now()), to: undefined };
    return this.read(sql`start_on >= ${from ?? '0001-01-01'} and start_on <= ${to ?? '9999-12-31'}`);
  }

  async getSailing(itineraryId: string): Promise<Sailing | undefined> {
    const [sailing] = await this.read(sql`itinerary_id = ${itineraryId}`);
    return sailing;
  }

  private async read(condition: ReturnType<typeof sql>): Promise<readonly Sailing[]> {
    const wanted = sql<boolean>`${condition}`;
    const [sailings, suites] = await Promise.all([
      this.db.selectFrom('sailings').select(['itinerary_id', 'voyage_id', 'start_on', 'end_on', 'nights'])
        .where(wanted).orderBy('start_on').orderBy('itinerary_id').execute(),
      this.readSuites(wanted),
    ]);
    const suitesBySailing = groupBySailing(suites);
    return sailings.map((sailing) => toSailing(sailing, suitesBySailing.get(sailing.itinerary_id) ?? []));
  }

  /** Every category the yacht has, for each sailing. A hold that has run out no longer counts as taken. */
  private async readSuites(wanted: ReturnType<typeof sql<boolean>>): Promise<readonly SuiteRow[]> {
    const now = this.clock.now().getTime();
    const result = await sql<SuiteRow>`
      with wanted as (select itinerary_id from sailings where ${wanted}),
      yacht as (select category, count(*) as cabins from cabins group by category),
      taken as (
        select itinerary_id, category, count(*) as taken from cabin_claims
        where itinerary_id in (select itinerary_id from wanted) and (expires_at is null or expires_at > ${now})
        group by itinerary_id, category
      )
      select wanted.itinerary_id, yacht.category, yacht.cabins, fares.amount, fares.currency, taken.taken
      from wanted cross join yacht
      left join fares on fares.itinerary_id = wanted.itinerary_id and fares.category = yacht.category
      left join taken on taken.itinerary_id = wanted.itinerary_id and taken.category = yacht.category
      order by yacht.category`.execute(this.db);
    return result.rows;
  }
}

function groupBySailing(suites: readonly SuiteRow[]): ReadonlyMap<string, readonly SuiteRow[]> {
  const groups = new Map<string, SuiteRow[]>();
  for (const suite of suites) {
    const group = groups.get(suite.itinerary_id);
    if (group) group.push(suite);
    else groups.set(suite.itinerary_id, [suite]);
  }
  return groups;
}

function toSailing(row: SailingRow, suiteRows: readonly SuiteRow[]): Sailing {
  const suites = suiteRows.map(toAvailability);
  const free = suites.filter((suite) => (suite.availableCabins ?? 0) > 0);
  const [cheapest] = free.flatMap((suite) => (suite.price ? [suite.price] : [])).sort((a, b) => a.amount - b.amount);
  return {
    itineraryId: row.itinerary_id,
    voyageId: row.voyage_id,
    start: plainDate(row.start_on),
    end: plainDate(row.end_on),
    nights: row.nights,
    ...(cheapest ? { fromPrice: cheapest } : {}),
    isWaitlistOnly: free.length === 0,
    suites,
  };
}

function toAvailability({ category, cabins, taken, amount, currency }: SuiteRow): SuiteAvailability {
  return {
    category,
    availableCabins: Math.max(0, cabins - (taken ?? 0)),
    ...(amount !== null && currency !== null ? { price: money(amount, currency) } : {}),
  };
}
