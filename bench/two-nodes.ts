import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDurablePostgres } from '../test/services/postgres-server';
import { freePort, startRedis } from '../test/services/redis-server';
import { type RunningServer, startServer } from '../test/support/start-server';
import { countOk, Load, uncachedPage } from '../test/trials/load';
import type { Drill, TrialReport } from '../test/trials/trial';

const minFactor = 1.7;
/** The number of concurrent requests that a saturated node accepts. */
const clients = 3;
const rounds = 6;
const seconds = 8;
/** Percent of one core for each node, which leaves enough of two cores for the database and the clients. */
const quotaPercent = 20;
const groups = '/sys/fs/cgroup/cpu';

/** Limits a process to its share of a core, so that two nodes have twice the capacity of one on any machine. */
function limitProcessor({ pid }: RunningServer): () => void {
  const group = join(groups, `landfall-${pid}`);
  mkdirSync(group);
  writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quotaPercent * 1_000));
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-two-nodes-'));
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redis = await startRedis();
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, LOG_LEVEL: 'fatal' };
  const nodes: RunningServer[] = [];
  const lifts: (() => void)[] = [];
  try {
    for (let count = 0; count < 2; count += 1) nodes.push(await startServer({ env, startLimitMs: 120_000 }));
    const loads = nodes.map(({ url }) => new Load(url));
    const ask = async (some: readonly Load[], forSeconds: number) => {
      const answers = await Promise.all(some.map((load) => load.closed(clients, forSeconds, uncachedPage)));
      return countOk(answers.flat()) / forSeconds;
    };
    await ask(loads, seconds);
    lifts.push(...nodes.map(limitProcessor));
    const rates: Record<'one' | 'two', number[]> = { one: [], two: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.one.push(await ask([loads[round % 2] ?? new Load('')], seconds));
      rates.two.push(await ask(loads, seconds));
    }
    for (const load of loads) load.close();
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const factor = sum(rates.two) / sum(rates.one);
    const text = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
    return {
      isGood: factor >= minFactor,
      rows: [
        ['pages a second that no cache holds: one node, in turns', text(rates.one)],
        ['two nodes', text(rates.two)],
        ['two nodes answer so many times what one does', factor.toFixed(2)],
      ],
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    for (const lift of lifts) lift();
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const twoNodesDrill: Drill = {
  title: 'Throughput of two nodes',
  how: `Two nodes on one PostgreSQL and one Redis, each with ${quotaPercent} % of a core (a control group of Linux), so that a machine of two cores has room for both, for the database and for the clients. In turns ${clients} clients ask one node, and ${clients} each ask both, for ${seconds} s.`,
  verdict: `Two nodes answer at least ${minFactor} times as many pages as one.`,
  run: drill,
};
