import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import { EmbeddedGuestDirectory } from '../../src/adapters/embedded-crm/guest-directory';
import { EmbeddedFavouriteList } from '../../src/adapters/embedded-crm/favourites/favourite-list';
import { EmbeddedSailingInventory } from '../../src/adapters/embedded-engine/sailing-inventory';
import { EmbeddedTripRepository } from '../../src/adapters/embedded-engine/trip-repository';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { postgresDialect } from '../../src/adapters/sql/postgres-dialect';
import { SqliteDialect } from '../../src/adapters/sql/sqlite-dialect';
import { plainDate } from '../../src/core/shared/plain-date';
import { anOpenLine } from '../builders/an-open-line';
import { StoppedClock } from '../builders/a-clock';
import { someSeals } from '../builders/some-seals';
import type { TestDatabase } from '../services/databases';
import { startPostgres, stopPostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { insertGuests, trialContactId } from './add-guests';
import { growSite } from './grow-site';
import type { Drill, TrialReport, TrialRow } from './trial';

interface Scale {
  readonly database: Omit<TestDatabase, 'drop'>;
  /** Ascending: so many times the stored voyages. */
  readonly factors: readonly number[];
  readonly reservationsPerSailing: number;
  readonly samples: number;
  /** So much slower a read may be with the most voyages than with the fewest. Absent: only plans count. */
  readonly maxSlower?: number;
}

const sailingsAtOnce = 34;
const guests = 200;
const guest = { contactId: trialContactId(7) };
const ownTrip = 'OLD7';

/** The tables that grow with every voyage and every booking: none of them may be read as a whole for one guest. */
const growing = [
  'sailings',
  'fares',
  'cabin_claims',
  'reservations',
  'reservation_guests',
  'reservation_lines',
  'reservation_contacts',
  'waitlist_places',
  'favourites',
  'contact_emails',
  'contact_phones',
] as const;

/** What pages read of one sailing and of one guest, with ever more voyages and bookings of earlier years beside them. */
export async function growVoyages({
  database,
  factors,
  reservationsPerSailing,
  samples,
  maxSlower,
}: Scale): Promise<TrialReport> {
  await (await anOpenLine(database)).db.destroy();
  const asked: CompiledQuery[] = [];
  const db = new Kysely<LineDatabase>({
    dialect: database.databaseUrl
      ? postgresDialect(database.databaseUrl, {})
      : new SqliteDialect(join(database.dataFolder, 'line.sqlite')),
    log: ({ query }) => void asked.push(query),
  });
  try {
    await insertGuests(db, guests);
    const times = new Map<string, number[]>();
    let stored = 0;
    for (const factor of factors) {
      await grow(db, { from: stored, to: factor * sailingsAtOnce, reservationsPerSailing });
      stored = factor * sailingsAtOnce;
      for (const [name, read] of readsOf(db)) {
        const took = await medianMs(samples, read);
        times.set(name, [...(times.get(name) ?? []), took]);
      }
    }
    const plans: (readonly [string, readonly string[]])[] = [];
    for (const [name, read] of readsOf(db)) {
      asked.length = 0;
      await read();
      plans.push([name, await plansOf(db, [...asked], database.databaseUrl !== undefined)]);
    }
    const scans = plans.flatMap(([name, plan]) => wholeTables(plan).map((table) => `${name}: ${table}`));
    const slower = [...times.values()].map((took) => (took.at(-1) ?? NaN) / (took[0] ?? NaN));
    return {
      isGood: scans.length === 0 && (maxSlower === undefined || slower.every((ratio) => ratio <= maxSlower)),
      rows: [
        ['sailings stored, and reservations', `${stored}, ${stored * reservationsPerSailing}`],
        ...[...times].map(([name, took]): TrialRow => [
          `${name}: ms at ${factors.map((factor) => `${factor} ×`).join(', ')}`,
          took.map((ms) => ms.toFixed(2)).join(', '),
        ]),
        ['tables that are read as a whole', scans.join('; ') || 'none'],
      ],
      more: plans.map(([name, plan]) => `## ${name}\n\n\`\`\`\n${plan.join('\n')}\n\`\`\``).join('\n\n'),
    };
  } finally {
    await db.destroy();
  }
}

/** Each with caches of its own, so that it asks the database. */
function readsOf(db: Kysely<LineDatabase>): readonly (readonly [string, () => Promise<unknown>])[] {
  const clock = new StoppedClock();
  const inventory = () => new EmbeddedSailingInventory(db, clock, 'America/New_York');
  const year = { from: plainDate('2031-01-01'), to: plainDate('2031-12-31') };
  return [
    ['one sailing', () => inventory().getSailing('old-7')],
    ['the sailings of a year', () => inventory().findSailings(year)],
    ['the trips of a guest', () => new EmbeddedTripRepository(db).findTrips(guest)],
    ['one trip', () => new EmbeddedTripRepository(db).getTrip(guest, ownTrip)],
    ['a guest', () => new EmbeddedGuestDirectory(db, someSeals).getGuest(guest.contactId)],
    ['the favourites of a guest', () => new EmbeddedFavouriteList(db, clock).find(guest.contactId)],
  ];
}

async function medianMs(samples: number, read: () => Promise<unknown>): Promise<number> {
  await read();
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const at = performance.now();
    await read();
    times.push(performance.now() - at);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(samples / 2)] ?? NaN;
}

interface Growth {
  readonly from: number;
  readonly to: number;
  readonly reservationsPerSailing: number;
}

/** Sailings of earlier years with their fares, cabins and bookings. A guest has as many trips at each size. */
async function grow(db: Kysely<LineDatabase>, { from, to, reservationsPerSailing }: Growth): Promise<void> {
  const [firstBooking, lastBooking] = [from * reservationsPerSailing + 1, to * reservationsPerSailing];
  const numbers = (first: number, last: number) =>
    sql`with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)})`;
  const sailings = numbers(from + 1, to);
  const bookings = numbers(firstBooking, lastBooking);
  const people = numbers(0, guests - 1);
  const contact = sql`'contact-trial-' || n`;
  const some = sql`n <= ${sql.lit(guests * 5)}`;
  for (const statement of [
    sql`insert into sailings (itinerary_id, voyage_id, title, start_on, end_on, nights)
      ${sailings} select 'old-' || n, 'old', 'Old', '2019-01-01', '2019-01-08', 7 from numbers`,
    sql`insert into fares (itinerary_id, category, amount, port_charges_per_guest, taxes_per_guest, fees_per_guest,
        currency, max_guests)
      ${sailings} select 'old-' || n, 'SV', 1000, 1, 1, 1, 'USD', 2 from numbers`,
    sql`insert into cabin_claims (itinerary_id, cabin_number, category, reservation_id)
      ${sailings} select 'old-' || n, cabin_number, category,
        'OLD' || ((n - 1) * ${sql.lit(reservationsPerSailing)} + 1 + cast(cabin_number as integer) % ${sql.lit(reservationsPerSailing)})
      from numbers, cabins`,
    sql`insert into reservations (reservation_id, origin, itinerary_id, category, cabin_number, status, reserved_on,
        total, deposit_paid, total_paid, currency, package_name, start_on, end_on, created_at)
      ${bookings} select 'OLD' || n, 'old-' || n, 'old-' || (1 + (n - 1) / ${sql.lit(reservationsPerSailing)}), 'SV', null,
        'CL', '2019-01-01', 1000, 0, 1000, 'USD', 'Old', '2019-01-01', '2019-01-08', 0 from numbers`,
    sql`insert into reservation_guests (reservation_id, position, first_name, last_name)
      ${bookings} select 'OLD' || n, 0, 'Old', 'Guest' from numbers`,
    sql`insert into reservation_lines (reservation_id, position, label, amount)
      ${bookings} select 'OLD' || n, 0, 'Fare', 1000 from numbers`,
    // The guests that are asked for have the first bookings; all later ones are other guests'.
    sql`insert into reservation_contacts (reservation_id, contact_id, state, linked_at)
      ${bookings} select 'OLD' || n, case when ${some} and n % ${sql.lit(guests)} = 7
        then ${sql.lit(guest.contactId)} else ${sql.lit(trialContactId(0))} end, 'confirmed', 0 from numbers`,
    ...(from > 0
      ? []
      : [
          sql`insert into contact_phones (phone, contact_id, is_primary)
            ${people} select '+1305' || n, ${contact}, 1 from numbers`,
        ]),
    // Everybody else's grow with the bookings; the guest who is asked for has three.
    sql`insert into favourites (favourite_id, contact_id, item_type, item_value, description, added_at)
      ${bookings} select 'f' || n, case when n <= 3 then ${sql.lit(guest.contactId)} else 'contact-trial-' || (8 + n % 100) end,
        'STORY', 'story-' || n, '', 0 from numbers`,
  ])
    await statement.execute(db);
  await sql`analyze`.execute(db);
}

/** As the database means to carry out each statement. */
async function plansOf(
  db: Kysely<LineDatabase>,
  asked: readonly CompiledQuery[],
  isPostgres: boolean,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { sql: text, parameters } of asked.filter((query) => /^\s*(select|with)/i.test(query.sql))) {
    if (/pg_current_snapshot|pragma_data_version/.test(text)) continue;
    const explain = `${isPostgres ? 'explain (costs off)' : 'explain query plan'} ${text}`;
    const { rows } = await db.executeQuery<Readonly<Record<string, string>>>({
      ...sql`select 1`.compile(db),
      sql: explain,
      parameters,
    });
    lines.push(...rows.map((row) => row['QUERY PLAN'] ?? row['detail'] ?? ''), '');
  }
  return lines;
}

const wholeTables = (plan: readonly string[]): readonly string[] =>
  growing.filter((table) =>
    plan.some((line) => new RegExp(`^\\s*SCAN ${table}\\b`).test(line) || line.includes(`Seq Scan on ${table} `)),
  );

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-scale-'));
  chmodSync(home, 0o755);
  const factors = [1, 10, 100];
  try {
    const onSqlite = await growVoyages({
      database: { databaseUrl: undefined, dataFolder: join(home, 'sqlite') },
      factors,
      reservationsPerSailing: 30,
      samples: 200,
      maxSlower: 2,
    });
    const postgres = startPostgres(join(home, 'server'), await freePort());
    try {
      const onPostgres = await growSite({
        postgres,
        factors,
        sailingsAtOnce,
        reservationsPerSailing: 295,
        samples: 20,
        // Longer than the slowest of the jobs waits.
        jobsMs: 33_000,
      });
      const named = (name: string, { rows }: TrialReport) =>
        rows.map(([what, count]): TrialRow => [`${name}: ${what}`, count]);
      return {
        isGood: onSqlite.isGood && onPostgres.isGood,
        rows: [...named('site on PostgreSQL', onPostgres), ...named('ports on SQLite', onSqlite)],
        more: `# Plans on PostgreSQL with the most voyages\n\n${onPostgres.more ?? ''}`,
      };
    } finally {
      stopPostgres(postgres.folder);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

export const scale: Drill = {
  title: 'Cost against stored voyages',
  how: 'The built site on PostgreSQL with 34, 340 and 3,400 sailings of earlier years and 295 reservations of each in its database, a million in the end, with their guests, payments, holds, seats ashore, favourites and messages. Each path is asked 20 times by one guest, each time after a write of another guest, so that nothing is remembered; ms are medians. Plans are those of PostgreSQL (auto_explain): rows read are all that scans looked at. The ports of the reads are asked on SQLite as well, with 30 reservations of each sailing.',
  verdict:
    'No request and no periodic job goes through a whole table of bookings, and none reads more rows with 100 times the voyages.',
  run: drill,
};
