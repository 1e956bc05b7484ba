import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startForwarder } from '../services/postgres-proxy';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { type RunningServer, startServer } from '../support/start-server';
import type { Drill, TrialReport, TrialRow } from './trial';

interface IdleNodes {
  readonly databaseUrl: string;
  /** Ascending: nodes are added to those that run. */
  readonly counts: readonly number[];
  readonly seconds: number;
  /** Reservations of earlier years, so that whatever reads a table that grows shows. */
  readonly reservations: number;
  /** Transactions a second that a further node may cost; more in a short trial, whose windows hold more rounds of the jobs or fewer. */
  readonly maxPerFurtherNode: number;
}

/** By table. */
type RowsRead = ReadonlyMap<string, number>;

/** Rows that the jobs may read a second, whatever the line has sold. */
const maxRowsRead = 500;
/** PostgreSQL writes the statistics of a connection down when it has been idle for ten seconds. */
const statisticsMs = 11_000;

/** Nodes with real guests on one PostgreSQL, which nobody visits: what each of them asks the database. */
export async function leaveIdle({
  databaseUrl,
  counts,
  seconds,
  reservations,
  maxPerFurtherNode,
}: IdleNodes): Promise<TrialReport> {
  let transactions = 0;
  const proxied = new URL(databaseUrl);
  const proxy = await startForwarder(Number(proxied.port), () => (transactions += 1));
  proxied.port = String(proxy.port);
  const env = {
    NODE_ENV: 'production',
    DEMO: 'false',
    SESSION_SECRET: 's'.repeat(32),
    BOT_CHECK_SECRET: 'b'.repeat(32),
    CODE_SECRET: 'c'.repeat(32),
    CONTENT_DIR: 'config/sample-line',
    MESSAGES: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Ondine Yachts <hello@ondine.example>',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: proxied.href,
  };
  const nodes: RunningServer[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rates: { readonly nodes: number; readonly perSecond: number }[] = [];
    const rows: TrialRow[] = [];
    for (const count of counts) {
      while (nodes.length < count) nodes.push(await startServer({ env, program: 'main.js', startLimitMs: 120_000 }));
      if (count === counts[0]) await growOlder(client, reservations);
      // The calmest of three windows: what a start left behind comes late, and only once.
      let calmest = Infinity;
      for (let window = 1; window <= 3; window += 1) {
        const before = transactions;
        await sleep((seconds / 3) * 1_000);
        calmest = Math.min(calmest, transactions - before);
      }
      const perSecond = calmest / (seconds / 3);
      rates.push({ nodes: count, perSecond });
      rows.push([`transactions per second of ${count} idle nodes`, perSecond.toFixed(1)]);
    }
    const before = await readRows(client);
    await sleep(statisticsMs);
    const read = [...(await readRows(client))]
      .map(([table, sum]) => [table, ((sum - (before.get(table) ?? 0)) * 1_000) / statisticsMs] as const)
      .filter(([, perSecond]) => perSecond > 0)
      .toSorted(([, one], [, other]) => other - one);
    const rowsRead = read.reduce((sum, [, perSecond]) => sum + perSecond, 0);
    const tablesRead = read
      .slice(0, 5)
      .map(([table, perSecond]) => `${table} ${perSecond.toFixed(0)}`)
      .join(', ');
    const [first, last] = [rates[0], rates.at(-1)];
    const further = first && last ? (last.perSecond - first.perSecond) / (last.nodes - first.nodes) : NaN;
    const leaders = (await Promise.all(nodes.map((node) => leads(node)))).filter(Boolean).length;
    return {
      isGood: further <= maxPerFurtherNode && Number(first?.perSecond) > 0 && leaders === 1 && rowsRead < maxRowsRead,
      rows: [
        ...rows,
        ['transactions per second of each further node', further.toFixed(2)],
        ['rows read per second, by all nodes together', rowsRead.toFixed(0)],
        ['most of them from', tablesRead || 'none'],
        ['nodes that lead', leaders],
      ],
    };
  } finally {
    await client.end();
    await Promise.all(nodes.map((node) => node.stop()));
    await proxy.stop();
  }
}

/** Years of voyages that were sailed, a calendar of sailings ahead, and reservations, half of them ahead, paid in full. */
async function growOlder(client: pg.Client, reservations: number): Promise<void> {
  const sailings = Math.ceil(reservations / 80);
  await client.query(
    `insert into sailings (itinerary_id, voyage_id, title, start_on, end_on, nights)
     select 'old-' || n, 'old', 'Old', '2020-01-01', '2020-01-08', 7 from generate_series(1, $1) n
     union all
     select 'old-ahead-' || n, 'old', 'Ahead', '2098-01-01', '2098-01-08', 7 from generate_series(1, 120) n`,
    [sailings],
  );
  await client.query(
    `insert into reservations (reservation_id, origin, itinerary_id, category, cabin_number, status, reserved_on,
       total, deposit_paid, total_paid, currency, package_name, start_on, end_on, created_at)
     select 'OLD' || n, 'old-' || n, 'old-' || (1 + n / 80), 'SV', null, case when n % 2 = 0 then 'CL' else 'BK' end,
       '2019-01-01', 1000, 0, 1000, 'USD', 'Old', case when n % 2 = 0 then '2020-01-01' else '2099-01-01' end,
       case when n % 2 = 0 then '2020-01-08' else '2099-01-08' end, 0 from generate_series(1, $1) n`,
    [reservations],
  );
  await client.query(
    `insert into cabin_claims (itinerary_id, cabin_number, category, reservation_id)
     select itinerary_id, cabin_number, category, null from sailings, cabins where itinerary_id like 'old-%'`,
  );
  await client.query(
    `insert into reservation_news (reservation_id, kind, was_in_line, paid, kept, back, telling_until, told_at)
     select reservation_id, 'booked', 0, 0, 0, 0, 0, 1 from reservations where origin like 'old-%'`,
  );
  await client.query('vacuum analyze');
}

async function leads({ url }: RunningServer): Promise<boolean> {
  return (await (await fetch(`${url}/metrics`)).text()).includes('\nlandfall_leader 1');
}

async function readRows(client: pg.Client): Promise<RowsRead> {
  await client.query('select pg_stat_clear_snapshot()');
  const tables = await client.query<{ relname: string; rows_read: string }>(
    'select relname, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows_read from pg_stat_user_tables',
  );
  return new Map(tables.rows.map(({ relname, rows_read: read }) => [relname, Number(read)]));
}

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-idle-pg-'));
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  try {
    return await leaveIdle({
      databaseUrl: postgres.url,
      counts: [1, 3, 10],
      seconds: 30,
      reservations: 40_000,
      maxPerFurtherNode: 1,
    });
  } finally {
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const idleNodes: Drill = {
  title: 'Idle nodes',
  how: 'One, three and ten nodes with real guests on one PostgreSQL with the cabins of the sample line, 120 sailings ahead and 40,000 reservations of other years, without a visitor. Transactions are counted on their way for 30 s, rows read are what PostgreSQL counts (pg_stat_user_tables).',
  verdict:
    'A further node costs at most one transaction a second, one node leads, and what the jobs read does not grow with what was sold.',
  run: drill,
};
