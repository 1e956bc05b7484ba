import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { EmbeddedSailingInventory } from '../../src/adapters/embedded-engine/sailing-inventory';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { openMaintenance } from '../../src/adapters/sql/open-database';
import { sequencePrefix } from '../../src/adapters/sql/table-change-triggers';
import { plainDate } from '../../src/core/shared/plain-date';
import { StoppedClock } from '../builders/a-clock';
import type { PostgresServer } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { askPostgres } from '../support/ask-postgres';
import { holdSuite } from '../support/buyer';
import { type ApiClient, signIn } from '../support/sign-in';
import { startServer } from '../support/start-server';
import { freeSuites, readJsonOf, type SuiteKind } from './free-suites';
import { growing, growRecords } from './grow-records';
import { uncachedPage } from './load';
import { lineOf, type OfferedDeparture } from './seat-guest';
import { type StatementPlan, StatementPlans } from './statement-plans';
import { addressOf, type TrialReport, type TrialRow } from './trial';

interface SiteGrowth {
  readonly postgres: PostgresServer;
  /** Ascending: so many times the sailings, with their bookings. */
  readonly factors: readonly number[];
  readonly sailingsAtOnce: number;
  readonly reservationsPerSailing: number;
  readonly samples: number;
  /** How long the periodic jobs are watched. */
  readonly jobsMs: number;
  /**
   * For a line of a few thousand bookings, of which PostgreSQL rightly reads whole tables: without that choice it does so
   * only where no index helps.
   */
  readonly prefersIndexes?: boolean;
}

interface SitePath {
  readonly name: string;
  readonly call: () => Promise<unknown>;
}

interface PathFigures {
  readonly ms: number;
  readonly cpuMs: number;
  readonly plans: readonly StatementPlan[];
}

const guestEmail = 'guest@example.com';
/** Of a small table PostgreSQL reads every row rather than its index, rightly. */
const smallTable = 1_000;
/** So many times the rows of the smallest size may be read with the largest, and some more where the count is small. */
const maxGrowth = 1.5;
const someRows = 200;

/** The built site on PostgreSQL, with ever more sailings and bookings of earlier years beside what it is asked for. */
export async function growSite({
  postgres,
  factors,
  samples,
  jobsMs,
  prefersIndexes = false,
  ...growth
}: SiteGrowth): Promise<TrialReport> {
  const plans = new StatementPlans(postgres.url, join(postgres.folder, 'cluster', 'log'));
  await plans.prepare();
  if (prefersIndexes)
    await askPostgres(
      postgres.url,
      'alter system set enable_seqscan = off',
      'alter system set jit = off',
      'select pg_reload_conf()',
    );
  const port = await freePort();
  const start = () =>
    startServer({
      port,
      env: { DATABASE_URL: postgres.url, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
      startLimitMs: 120_000,
    });
  let site = await start();
  const db = openMaintenance({ databaseUrl: postgres.url, dataFolder: '' });
  try {
    // The session outlives the nodes.
    const guest = await signIn(site.url, guestEmail);
    const figures = new Map<string, PathFigures[]>();
    const jobs: (readonly StatementPlan[])[] = [];
    const starts: number[] = [];
    let stored = 0;
    for (const factor of factors) {
      const to = factor * growth.sailingsAtOnce;
      await growRecords(db, { from: stored, to, reservationsPerSailing: growth.reservationsPerSailing });
      stored = to;
      await site.stop();
      const at = performance.now();
      site = await start();
      starts.push(performance.now() - at);
      const paths = await pathsOf(guest, db);
      jobs.push(factor === factors[0] || factor === factors.at(-1) ? await plans.during(() => sleep(jobsMs)) : []);
      const ofJobs = new Set(jobs.flat().map(({ text }) => text));
      for (const path of paths) {
        const took = await measure(path, { db, pid: site.pid, samples });
        await touch(db);
        const own = (await plans.during(path.call)).filter(({ text }) => !ofJobs.has(text) && !isOfTrial(text));
        figures.set(path.name, [...(figures.get(path.name) ?? []), { ...took, plans: own }]);
      }
    }
    return report({ factors, stored, growth, figures, jobs, starts });
  } finally {
    await db.destroy();
    await site.stop();
  }
}

const isOfTrial = (text: string) => /^(load|alter system)|pg_reload_conf|pg_current_/i.test(text);

/**
 * Everything that was read before must be read again, as after a write of each table by another guest (decision 0129).
 * Without the id of a transaction the numbers of the tables would not be looked at.
 */
const touch = (db: Kysely<LineDatabase>) =>
  sql`select pg_current_xact_id(), setval(oid::regclass, (random() * 1e15)::bigint) from pg_class
    where relkind = 'S' and starts_with(relname, ${sql.lit(sequencePrefix)})`.execute(db);

async function measure(
  { call }: SitePath,
  { db, pid, samples }: { readonly db: Kysely<LineDatabase>; readonly pid: number; readonly samples: number },
): Promise<Pick<PathFigures, 'ms' | 'cpuMs'>> {
  await call();
  const [times, cpuBefore]: [number[], number] = [[], cpuMsOf(pid)];
  for (let sample = 0; sample < samples; sample += 1) {
    await touch(db);
    const at = performance.now();
    await call();
    times.push(performance.now() - at);
  }
  const ms = times.toSorted((one, other) => one - other)[Math.floor(samples / 2)] ?? NaN;
  return { ms, cpuMs: (cpuMsOf(pid) - cpuBefore) / samples };
}

/** Linux counts a process's time in hundredths of a second. */
const cpuMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

async function pathsOf(guest: ApiClient, db: Kysely<LineDatabase>): Promise<readonly SitePath[]> {
  const { url } = guest;
  const read = readJsonOf(url);
  const [sailing] = await read<readonly { readonly slug: string; readonly itineraryId: string }[]>('/api/voyages');
  const [trip] = await readReservations(guest);
  const stories = await read<readonly { readonly slug: string }[]>('/api/stories');
  const suites = await oneSuiteOfEach(url, 40);
  const seat = await findSeat(guest);
  const page = (name: string, path: string): SitePath => ({ name, call: async () => ok(await guest.get(path)) });
  let held = 0;
  return [
    { name: 'list of voyages', call: async () => ok(await fetch(`${url}${uncachedPage().path}`)) },
    {
      name: 'voyage',
      // The page cache answers no request that has this header.
      call: async () =>
        ok(
          await fetch(`${url}/voyages/${sailing?.slug}?id=${sailing?.itineraryId}`, {
            headers: { Authorization: 'Basic bm9ib2R5Og==' },
          }),
        ),
    },
    {
      name: 'API: voyage',
      call: async () => ok(await fetch(`${url}/api/voyage-data?voyageId=${sailing?.itineraryId}`)),
    },
    page('overview', '/my-profile/overview'),
    page('My Trips', '/my-profile/trips'),
    page('trip details', `/my-profile/trips/itinerary?reservationId=${trip?.seawareId}`),
    page('favourites', '/my-profile/favourites'),
    page('API: reservations', '/api/reservations'),
    page('API: favourites', '/api/favorites'),
    {
      name: 'favourite, added and removed',
      call: async () => {
        const added = await ok(await guest.post('/api/favorites', { type: 'STORY', value: stories.at(-1)?.slug }));
        const { id } = JSON.parse(added) as { readonly id: string };
        await ok(await guest.delete('/api/favorites', [{ favoritesId: id }]));
      },
    },
    {
      name: 'excursion, booked and cancelled',
      call: async () => {
        const booked = await ok(await guest.post('/api/shore-ex-book', [seat]));
        const { results } = JSON.parse(booked) as { readonly results: readonly { readonly bookingId: string }[] };
        await ok(
          await guest.delete(
            '/api/shore-ex-book',
            results.map(({ bookingId }) => bookingId),
          ),
        );
      },
    },
    {
      name: 'suite, held',
      call: async () => {
        held += 1;
        const suite = suites[held % suites.length];
        if (!suite) throw new Error('Nothing is for sale');
        const address = addressOf(Math.floor(Math.random() * 2 ** 20));
        const { kind } = await holdSuite(url, { ...suite, email: `holder.${held}@example.com`, address });
        if (kind !== 'held') throw new Error(`The hold became ${kind}`);
      },
    },
    {
      name: 'every sailing that was ever stored (linear by nature)',
      call: () =>
        new EmbeddedSailingInventory(db, new StoppedClock(), 'America/New_York').findSailings({
          from: plainDate('2019-01-01'),
        }),
    },
  ];
}

async function ok(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
  readonly packages: readonly { readonly packageCode: string }[];
}

const readReservations = async (guest: ApiClient) =>
  JSON.parse(await ok(await guest.get('/api/reservations'))) as readonly Reservation[];

async function oneSuiteOfEach(url: string, count: number): Promise<readonly SuiteKind[]> {
  const suites: SuiteKind[] = [];
  for await (const free of freeSuites(readJsonOf(url))) {
    const largest = free.toSorted((one, other) => other.cabins - one.cabins)[0];
    if (largest) suites.push(largest);
    if (suites.length === count) break;
  }
  return suites;
}

/** One seat of the guest on a departure of a booked trip. */
async function findSeat(guest: ApiClient): Promise<object> {
  for (const { seawareId, reservationStatus, packages } of await readReservations(guest)) {
    if (reservationStatus !== 'BK') continue;
    const digits = packages[0]?.packageCode.split('-')[2] ?? '';
    const startDate = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
    const endDate = new Date(Date.parse(startDate) + 12 * 24 * 3_600_000).toISOString().slice(0, 10);
    const offered = await ok(await guest.get(`/api/shore-ex-available?startDate=${startDate}&endDate=${endDate}`));
    const { contents } = JSON.parse(offered) as { readonly contents: readonly OfferedDeparture[] };
    const departure = contents.find(({ departuresObject: [only] }) => (only?.ageGroups.length ?? 0) > 0);
    if (departure) return lineOf(departure, `${seawareId}-1`);
  }
  throw new Error('No trip of this guest has an experience');
}

interface Grown {
  readonly factors: readonly number[];
  readonly stored: number;
  readonly growth: Pick<SiteGrowth, 'reservationsPerSailing'>;
  readonly figures: ReadonlyMap<string, readonly PathFigures[]>;
  readonly jobs: readonly (readonly StatementPlan[])[];
  readonly starts: readonly number[];
}

const sumOf = (plans: readonly StatementPlan[]) => plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
const isLinear = (name: string) => name.includes('linear by nature');

function report({ factors, stored, growth, figures, jobs, starts }: Grown): TrialReport {
  const rowsRead = [...figures].map(([name, sizes]) => [name, sizes.map(({ plans }) => sumOf(plans))] as const);
  const grown = rowsRead.filter(
    ([name, rows]) => !isLinear(name) && (rows.at(-1) ?? NaN) > (rows[0] ?? NaN) * maxGrowth + someRows,
  );
  const lastJobs = jobs.at(-1) ?? [];
  const whole = [...figures]
    .filter(([name]) => !isLinear(name))
    .map(([name, sizes]) => [name, sizes.at(-1)?.plans ?? []] as const)
    .concat([['periodic jobs', lastJobs]])
    .flatMap(([name, plans]) => plans.flatMap((plan) => wholeTablesOf(plan).map((table) => `${name}: ${table}`)));
  const described = new Set<string>();
  const at = factors.map((factor) => `${factor} ×`).join(', ');
  return {
    isGood: grown.length === 0 && whole.length === 0,
    rows: [
      [
        'sailings of earlier years stored, and their reservations',
        `${stored}, ${stored * growth.reservationsPerSailing}`,
      ],
      [`a node starts and rolls the line over: ms at ${at}`, starts.map((ms) => ms.toFixed(0)).join(', ')],
      ...[...figures].flatMap(([name, sizes]): TrialRow[] => [
        [`${name}: ms at ${at}`, sizes.map(({ ms }) => ms.toFixed(1)).join(', ')],
        ...(isLinear(name)
          ? []
          : [
              [`${name}: CPU of the node in ms`, sizes.map(({ cpuMs }) => cpuMs.toFixed(1)).join(', ')] as const,
              [`${name}: statements`, sizes.map(({ plans }) => plans.length).join(', ')] as const,
              [`${name}: rows read`, sizes.map(({ plans }) => sumOf(plans)).join(', ')] as const,
            ]),
      ]),
      [
        'rows that periodic jobs read in the time in which they were watched',
        jobs
          .filter(({ length }) => length > 0)
          .map((plans) => sumOf(plans))
          .join(', '),
      ],
      ['reads that grow with what is stored', grown.map(([name]) => name).join('; ') || 'none'],
      ['growing tables that are read as a whole', [...new Set(whole)].join('; ') || 'none'],
    ],
    more: [...figures]
      .filter(([name]) => !isLinear(name))
      .map(([name, sizes]) => [name, sizes.at(-1)?.plans ?? []] as const)
      .concat([['periodic jobs', lastJobs]])
      .map(([name, plans]) => `## ${name}\n\n${describePlans(plans, described)}`)
      .join('\n\n'),
  };
}

const wholeTablesOf = ({ wholeTables }: StatementPlan): readonly string[] =>
  wholeTables.filter(([table, rows]) => growing.includes(table) && rows > smallTable).map(([table]) => table);

/** Statements on growing tables, each where it is met first. */
function describePlans(plans: readonly StatementPlan[], described: Set<string>): string {
  const byText = new Map(plans.map((plan) => [plan.text, plan]));
  const shown = [...byText.values()].filter(
    ({ text, lines }) =>
      !described.has(text) && lines.some((line) => growing.some((one) => line.includes(` on ${one} `))),
  );
  for (const { text } of shown) described.add(text);
  if (shown.length === 0) return 'No statement on these tables but those above.';
  return shown
    .map(({ text, ms, rowsRead, lines }) =>
      ['```', shorten(text), `-- ${ms.toFixed(1)} ms, ${rowsRead} rows read`, ...lines, '```'].join('\n'),
    )
    .join('\n\n');
}

const shorten = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)} …` : text);
