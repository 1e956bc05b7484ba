import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { type RunningServer, startServer } from '../support/start-server';
import type { Drill, TrialReport, TrialRow } from './trial';

interface IdleNodes {
  readonly databaseUrl: string;
  /** Ascending: nodes are added to those that run. */
  readonly counts: readonly number[];
  readonly seconds: number;
}

interface Work {
  readonly transactions: number;
  readonly rowsScanned: number;
  readonly scans: ReadonlyMap<string, number>;
}

const maxPerFurtherNode = 1;
/** Rows that one round of jobs may read without an index, whatever the line has sold. */
const maxRowsScanned = 2_000;

/** Nodes with real guests on one PostgreSQL, which nobody visits: what each of them asks the database. */
export async function leaveIdle({ databaseUrl, counts, seconds }: IdleNodes): Promise<TrialReport> {
  const env = {
    NODE_ENV: 'production',
    DEMO: 'false',
    SAMPLE_DATA: 'true',
    SESSION_SECRET: 's'.repeat(32),
    BOT_CHECK_SECRET: 'b'.repeat(32),
    CODE_SECRET: 'c'.repeat(32),
    CONTENT_DIR: 'config/sample-line',
    MESSAGES: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Ondine Yachts <hello@ondine.example>',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: databaseUrl,
  };
  const nodes: RunningServer[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rates: { readonly nodes: number; readonly perSecond: number }[] = [];
    const rows: TrialRow[] = [];
    let scanned = '';
    let rowsScanned = 0;
    for (const count of counts) {
      while (nodes.length < count) nodes.push(await startServer({ env, program: 'main.js', startLimitMs: 120_000 }));
      // Leases are settled, and statistics of the start are written down.
      await sleep(4_000);
      const before = await readWork(client);
      await sleep(seconds * 1_000);
      const after = await readWork(client);
      const perSecond = (after.transactions - before.transactions) / seconds;
      rates.push({ nodes: count, perSecond });
      rowsScanned = (after.rowsScanned - before.rowsScanned) / seconds;
      scanned = [...after.scans]
        .map(([table, read]) => [table, (read - (before.scans.get(table) ?? 0)) / seconds] as const)
        .filter(([, read]) => read > 0)
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 5)
        .map(([table, read]) => `${table} ${read.toFixed(0)}`)
        .join(', ');
      rows.push([`transactions per second of ${count} idle nodes`, perSecond.toFixed(1)]);
    }
    const [first, last] = [rates[0], rates.at(-1)];
    const further = first && last ? (last.perSecond - first.perSecond) / (last.nodes - first.nodes) : NaN;
    const leaders = (await Promise.all(nodes.map((node) => leads(node)))).filter(Boolean).length;
    return {
      isGood: further <= maxPerFurtherNode && leaders === 1 && rowsScanned < maxRowsScanned,
      rows: [
        ...rows,
        ['transactions per second of each further node', further.toFixed(2)],
        ['rows read per second without an index, all nodes together', rowsScanned.toFixed(0)],
        ['most of them from', scanned || 'none'],
        ['nodes that lead', leaders],
      ],
    };
  } finally {
    await client.end();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function leads({ url }: RunningServer): Promise<boolean> {
  return (await (await fetch(`${url}/metrics`)).text()).includes('\nlandfall_leader 1');
}

async function readWork(client: pg.Client): Promise<Work> {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ transactions: string }>(
    'select sum(xact_commit + xact_rollback) as transactions from pg_stat_database where datname = current_database()',
  );
  const tables = await client.query<{ relname: string; seq_tup_read: string }>(
    'select relname, seq_tup_read from pg_stat_user_tables',
  );
  const scans = new Map(tables.rows.map(({ relname, seq_tup_read: read }) => [relname, Number(read)]));
  return {
    transactions: Number(rows[0]?.transactions),
    rowsScanned: [...scans.values()].reduce((sum, read) => sum + read, 0),
    scans,
  };
}

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-idle-pg-'));
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  try {
    return await leaveIdle({ databaseUrl: postgres.url, counts: [1, 3, 10], seconds: 30 });
  } finally {
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const idleNodes: Drill = {
  title: 'Idle nodes',
  how: 'One, three and ten nodes with real guests on one PostgreSQL with the sample line, without a visitor. Transactions and rows read by sequential scans are what PostgreSQL counts (pg_stat_database, pg_stat_user_tables) in 30 s.',
  verdict: 'A further node costs at most one transaction a second, one node leads, and no table that grows is scanned.',
  run: drill,
};
