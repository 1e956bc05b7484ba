import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedSelfChecks } from '../../src/adapters/embedded-office/self-checks';
import { withMaintenance } from '../../src/adapters/sql/open-database';
import { signalPostgres, startDurablePostgres } from '../services/postgres-server';
import { freePort, startRedis } from '../services/redis-server';
import { signIn } from '../support/sign-in';
import { startServer } from '../support/start-server';
import { Load, uncachedPage } from './load';
import type { Drill, TrialReport, TrialRow } from './trial';

/** What is meant to alarm, and what may beside it because one fault leads to the other. */
interface Fault {
  readonly name: string;
  readonly alerts: readonly string[];
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

const noticedWithinMs = 60_000;
const settleMs = 30_000;

/**
 * The shipped rules with minutes made seconds: what they ask for and their thresholds stay as they are. A rate needs two
 * scrapes.
 */
const hurried = (rules: string): string =>
  rules
    .replace(/\[(\d+)m\]/g, (_found, minutes: string) => `[${Math.max(10, Number(minutes) * 5)}s]`)
    .replace(/for: (\d+)[mh]/g, 'for: 4s');

class Prometheus {
  private readonly folder = mkdtempSync(join(tmpdir(), 'landfall-prometheus-'));
  private readonly server;

  constructor(
    private readonly port: number,
    targets: readonly string[],
  ) {
    writeFileSync(join(this.folder, 'rules.yml'), hurried(readFileSync('config/monitoring/alert-rules.yml', 'utf8')));
    writeFileSync(
      join(this.folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '2s' },
        rule_files: ['rules.yml'],
        scrape_configs: [{ job_name: 'landfall', static_configs: [{ targets }] }],
      }),
    );
    this.server = spawn(
      'prometheus',
      ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`],
      { cwd: this.folder, stdio: 'ignore' },
    );
  }

  async firing(): Promise<readonly string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1/alerts`).catch(() => undefined);
    if (!answer?.ok) return [];
    const { data } = (await answer.json()) as {
      readonly data: { readonly alerts: readonly { state: string; labels: { alertname: string } }[] };
    };
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Does it again and again until the returned function is called. */
function repeat(work: () => Promise<unknown>): () => Promise<void> {
  const loop = { isWanted: true };
  const running = (async () => {
    while (loop.isWanted) await work();
  })();
  return async () => {
    loop.isWanted = false;
    await running;
  };
}

/** Two nodes are scraped while one fault after the other is caused: each must alarm by name, and a quiet site must not. */
async function causeAlerts(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-alerts-'));
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redis = await startRedis();
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATABASE_POOL: '2',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
  };
  const node = await startServer({ env });
  const other = await startServer({ env });
  const prometheus = new Prometheus(
    await freePort(),
    [node, other].map(({ port }) => `127.0.0.1:${port}`),
  );
  const sql = async (statement: string) => {
    const connection = new pg.Client({ connectionString: postgres.url });
    await connection.connect();
    await connection.query(statement).finally(() => void connection.end());
  };
  const load = new Load(node.url);
  const guest = await signIn(node.url, 'guest@example.com', { address: '10.9.9.9' });
  const headers = { Cookie: guest.cookie };
  // A little of everything, always: rates of calls that nobody makes say nothing.
  const endVisitors = repeat(() =>
    Promise.all([
      load.atRate(2, 1, () => ({ path: '/api/user', headers })),
      load.atRate(2, 1, () => ({ path: '/my-profile/trips', headers })),
    ]),
  );
  const check = () =>
    withMaintenance({ databaseUrl: postgres.url, dataFolder: '' }, (db) => new EmbeddedSelfChecks(db).run());
  let stop = async () => undefined as unknown;
  const faults: readonly Fault[] = [
    {
      name: 'PostgreSQL hangs (SIGSTOP)',
      alerts: ['DatabaseFails', 'JobsStandStill', 'ManyErrors'],
      begin: async () => signalPostgres(postgres, 'SIGSTOP'),
      end: async () => signalPostgres(postgres, 'SIGCONT'),
    },
    {
      name: 'statements wait for a lock, with two connections a node',
      alerts: ['PoolIsFull', 'DatabaseIsSlow'],
      begin: async () => {
        const lock = repeat(() => sql('begin; lock table reservations in access exclusive mode; select pg_sleep(2.5)'));
        const crowd = repeat(() => load.atRate(10, 1, () => ({ path: '/my-profile/trips', headers })));
        stop = async () => Promise.all([lock(), crowd()]);
      },
      end: async () => stop(),
    },
    {
      name: 'Redis hangs (SIGSTOP)',
      alerts: ['RedisFails', 'ManyErrors'],
      begin: async () => redis.pause(),
      end: async () => redis.resume(),
    },
    {
      name: 'more visitors than the node can answer',
      alerts: ['RequestsAreShed'],
      begin: async () => {
        stop = repeat(() => load.atRate(400, 2, uncachedPage));
      },
      end: async () => stop(),
    },
    {
      name: 'the event loop stands still for half a second, again and again',
      alerts: ['EventLoopBusy'],
      begin: async () => {
        stop = repeat(async () => {
          node.signal('SIGSTOP');
          await sleep(500);
          node.signal('SIGCONT');
          await sleep(500);
        });
      },
      end: async () => stop(),
    },
    {
      name: 'a payment that does not add up, found by the self-check',
      alerts: ['RecordsBreakARule'],
      begin: async () => {
        await sql('update reservations set total_paid = total_paid + 1');
        await check();
      },
      end: async () => {
        await sql('update reservations set total_paid = total_paid - 1');
        await check();
      },
    },
    {
      name: 'a lead was given up',
      alerts: ['LeadsGivenUp'],
      begin: () =>
        sql(
          `insert into lead_outbox (submission_id, fingerprint, content, state, attempts, reason, waiting_since, due_at, claimed_until, settled_at)
           values ('drill', 'f', '{}', 'dead', 9, 'drill', 0, 0, 0, 0)`,
        ),
      end: () => sql(`delete from lead_outbox where submission_id = 'drill'`),
    },
    {
      name: 'a node is killed',
      alerts: ['NodeGone'],
      begin: async () => other.signal('SIGKILL'),
      end: async () => undefined,
    },
  ];
  const rows: TrialRow[] = [];
  let isGood = true;
  try {
    await check();
    await sleep(settleMs);
    const quiet = await prometheus.firing();
    rows.push(['nothing is wrong', quiet.length === 0 ? 'no alert' : quiet.join(', ')]);
    isGood &&= quiet.length === 0;
    for (const { name, alerts, begin, end } of faults) {
      const seen = new Map<string, number>();
      const beganAt = performance.now();
      await begin();
      while (alerts.some((alert) => !seen.has(alert)) && performance.now() - beganAt < noticedWithinMs) {
        for (const alert of await prometheus.firing())
          if (!seen.has(alert)) seen.set(alert, (performance.now() - beganAt) / 1000);
        await sleep(500);
      }
      await end();
      const missing = alerts.filter((alert) => !seen.has(alert));
      isGood &&= missing.length === 0;
      const firedAlerts = [...seen].map(([alert, seconds]) => `${alert} (${seconds.toFixed(0)} s)`).join(', ');
      rows.push([name, `${firedAlerts}${missing.length === 0 ? '' : `; MISSING ${missing.join(', ')}`}`]);
      for (const until = performance.now() + settleMs; performance.now() < until; await sleep(500))
        if ((await prometheus.firing()).length === 0) break;
    }
    return { isGood, rows };
  } finally {
    await endVisitors();
    load.close();
    await prometheus.stop();
    await Promise.all([node.stop(), other.stop()]);
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const alertsDrill: Drill = {
  title: 'Alerts',
  how: 'Two nodes on PostgreSQL and Redis are scraped by Prometheus (Debian’s package) with `config/monitoring/alert-rules.yml`, whose minutes were made five seconds each, thresholds as they are. Faults are caused one after the other; beside each stand the alerts that fired, and after how many seconds. An alert that is still firing from the fault before is listed as well.',
  verdict:
    'Each fault raises the alerts that the runbook names for it, and a site on which nothing is wrong raises none.',
  run: causeAlerts,
};
