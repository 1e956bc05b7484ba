import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort, startDurableRedis } from '../services/redis-server';
import { solveBotCheck } from '../support/solve-bot-check';
import { type RunningServer, startServer } from '../support/start-server';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';

const concurrency = 24;
const giveUpMs = 120_000;
const drainLimitMs = 10 * 60_000;
const maxClaimMs = 45_000;
/** How long a killed node is down before its supervisor starts it again: visitors meet a port that nobody listens on. */
const nodeOutageMs = 300;
/** How long a store that crashed is down. */
const storeOutageMs = 1_500;

export type StormStore = 'sqlite' | 'postgres' | 'redis';

interface LeadStorm {
  readonly leads: number;
  readonly nodeKills: number;
  readonly storeKills: number;
  readonly store: StormStore;
  /** Moves the line's clock past the forty seconds for which a node that was killed keeps its claims, instead of waiting, and starts no such node again. */
  readonly isHurried?: boolean;
  /** How long the CRM stays as it is. */
  readonly crmStateMs?: number;
}

/**
 * Visitors send leads to two nodes while the CRM is down half of the time, nodes are killed (-9) and the store crashes.
 * A visitor whose answer got lost sends again, with the same submission id, as the page's script does.
 */
export async function sendLeadsInStorm({
  leads,
  nodeKills,
  storeKills,
  store,
  isHurried = false,
  crmStateMs = 3_000,
}: LeadStorm): Promise<TrialReport> {
  const stormSite = await openStormSite(store, !isHurried);
  const ids = Array.from({ length: leads }, () => randomUUID());
  const tally = { taken: new Set<string>(), refused: [] as string[], retries: 0, sent: 0 };
  let isStormy = true;
  const faultInjections = [
    changeCrm(stormSite, crmStateMs, () => isStormy),
    breakEvery(
      nodeKills,
      () => tally.sent / leads,
      () => stormSite.killNode(),
    ),
    breakEvery(
      storeKills,
      () => tally.sent / leads,
      () => stormSite.crashStore(),
    ),
  ];
  const began = performance.now();
  try {
    await withConcurrency(concurrency, ids, async (submissionId, index) => {
      await sendLead(stormSite, { submissionId, index }, tally);
      tally.sent += 1;
    });
    isStormy = false;
    const [, kills = 0, crashes = 0] = await Promise.all(faultInjections);
    const seconds = (performance.now() - began) / 1000;
    await stormSite.setCrm('up');
    if (isHurried) await stormSite.moveClock(maxClaimMs);
    const drain = await drained(stormSite, tally.taken.size);
    const inCrm = await stormSite.leadsInCrm();
    const absent = [...tally.taken].filter((id) => !inCrm.has(id));
    const doubled = [...inCrm.values()].filter((count) => count > 1).length;
    return {
      isGood:
        absent.length === 0 &&
        doubled === 0 &&
        drain !== undefined &&
        tally.refused.length === 0 &&
        kills === nodeKills &&
        crashes === storeKills,
      rows: [
        ['leads sent', leads],
        ['answered 200', tally.taken.size],
        ['sent again after a lost or failed answer', tally.retries],
        [
          'refused for good',
          tally.refused.length === 0
            ? 0
            : `${tally.refused.length}: ${[...new Set(tally.refused)].slice(0, 3).join('; ')}`,
        ],
        ['kills (-9) of a node', kills],
        [`crashes of ${names[store]}`, crashes],
        ['answered 200 and absent in the CRM', absent.length],
        ['doubled in the CRM', doubled],
        ['seconds of storm', seconds.toFixed(0)],
        [
          'seconds until everything was delivered, after the CRM came back',
          drain === undefined ? 'never' : drain.toFixed(1),
        ],
      ],
    };
  } finally {
    isStormy = false;
    await Promise.allSettled(faultInjections);
    await stormSite.close();
  }
}

const names: Readonly<Record<StormStore, string>> = {
  sqlite: 'the disk (none: SQLite lives in the nodes)',
  postgres: 'PostgreSQL',
  redis: 'Redis',
};

interface StormSite {
  url(index: number): string;
  killNode(): Promise<void>;
  crashStore(): Promise<void>;
  setCrm(state: string): Promise<void>;
  moveClock(ms: number): Promise<void>;
  /** How often each submission id is in the CRM. */
  leadsInCrm(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Two nodes on one store. A node that was killed comes back on its port where `comesBack`. */
async function openStormSite(store: StormStore, comesBack: boolean): Promise<StormSite> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-storm-'));
  const place = await openStore(store, folder);
  const ports = [await freePort(), await freePort()];
  const env = { DATA_DIR: join(folder, 'line'), TRUST_PROXY: '1', LOG_LEVEL: 'error', ...place.env };
  const start = (port: number | undefined) =>
    startServer({ env, ...(port === undefined ? {} : { port }), startLimitMs: 60_000 });
  const nodes: RunningServer[] = [];
  // One after the other: the first lays the line out.
  for (const port of ports) nodes.push(await start(port));
  let next = 0;
  const anyNode = async <T>(ask: (url: string) => Promise<T>): Promise<T> => {
    for (const giveUpAt = Date.now() + giveUpMs; ; await sleep(200)) {
      try {
        return await ask(nodes[next++ % nodes.length]?.url ?? '');
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
      }
    }
  };
  return {
    url: (index) => nodes[index % nodes.length]?.url ?? '',
    killNode: async () => {
      const index = next++ % nodes.length;
      nodes[index]?.signal('SIGKILL');
      await nodes[index]?.ended;
      if (!comesBack) return;
      await sleep(nodeOutageMs);
      nodes[index] = await restartUntilReady(() => start(ports[index]));
    },
    crashStore: place.crash,
    setCrm: (state) => anyNode((url) => pull(url, '/dev/crm', { state })),
    moveClock: (ms) => anyNode((url) => pull(url, '/dev/clock', { now: new Date(Date.now() + ms).toISOString() })),
    leadsInCrm: () => anyNode(readLeads),
    close: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await place.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A lever of the demonstration. */
async function pull(url: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** A node that starts while its store is away may refuse; its supervisor starts it again. */
export async function restartUntilReady(start: () => Promise<RunningServer>): Promise<RunningServer> {
  for (const giveUpAt = Date.now() + giveUpMs; ; await sleep(500)) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

export async function readLeads(url: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const answer = await fetch(`${url}/dev/leads.json?limit=100000`, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`The list of leads answered ${answer.status}`);
  const { leads } = (await answer.json()) as { readonly leads: readonly { readonly submissionId: string }[] };
  for (const { submissionId } of leads) found.set(submissionId, (found.get(submissionId) ?? 0) + 1);
  return found;
}

interface Store {
  readonly env: Readonly<Record<string, string>>;
  crash(): Promise<void>;
  stop(): Promise<void>;
}

async function openStore(store: StormStore, folder: string): Promise<Store> {
  if (store === 'postgres') {
    const home = mkdtempSync(join(tmpdir(), 'landfall-storm-pg-'));
    // PostgreSQL runs as a user of its own inside it.
    chmodSync(home, 0o755);
    const postgres = startDurablePostgres(join(home, 'server'), await freePort());
    return {
      env: { DATABASE_URL: postgres.url },
      crash: async () => {
        postgres.crash();
        await sleep(storeOutageMs);
        postgres.restart();
      },
      stop: async () => {
        postgres.crash();
        rmSync(home, { recursive: true, force: true });
      },
    };
  }
  if (store === 'redis') {
    const home = join(folder, 'redis');
    mkdirSync(home);
    const redis = await startDurableRedis(home);
    return {
      env: { REDIS_URL: redis.url },
      crash: async () => {
        await redis.crash();
        await sleep(storeOutageMs);
        await redis.restart();
      },
      stop: redis.stop,
    };
  }
  return { env: {}, crash: async () => undefined, stop: async () => undefined };
}

/** Down half of the time, in every way that a CRM can be down. */
async function changeCrm(stormSite: StormSite, stateMs: number, isStormy: () => boolean): Promise<number> {
  let changes = 0;
  for (const states = ['up', 'down', 'up', 'slow', 'up', 'lost-answer']; isStormy(); changes++) {
    await stormSite.setCrm(states[changes % states.length] ?? 'up').catch(() => undefined);
    for (let waited = 0; waited < stateMs && isStormy(); waited += 100) await sleep(100);
  }
  return changes;
}

/** Breaks something so many times, spread evenly over the work. */
async function breakEvery(times: number, progress: () => number, breakIt: () => Promise<void>): Promise<number> {
  let broken = 0;
  for (; broken < times; broken++) {
    while (progress() < (broken + 0.5) / times) await sleep(20);
    await breakIt();
  }
  return broken;
}

export interface LeadTally {
  readonly taken: Set<string>;
  readonly refused: string[];
  retries: number;
}

export async function sendLead(
  stormSite: Pick<StormSite, 'url'>,
  { submissionId, index }: { readonly submissionId: string; readonly index: number },
  tally: LeadTally,
): Promise<void> {
  const giveUpAt = Date.now() + giveUpMs;
  for (let attempt = 0; Date.now() < giveUpAt; attempt++) {
    const status = await post(stormSite.url(index + attempt), submissionId, index).catch(() => 0);
    if (status === 200) {
      tally.taken.add(submissionId);
      return;
    }
    if (status !== 0 && status !== 503 && status !== 502) {
      tally.refused.push(`status ${status}`);
      return;
    }
    tally.retries += 1;
    await sleep(Math.min(2_000, 100 * 2 ** attempt));
  }
  tally.refused.push('no answer in two minutes');
}

async function post(url: string, submissionId: string, index: number): Promise<number> {
  const token = await solveBotCheck(url, 'contact-us');
  const answer = await fetch(`${url}/api/contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(index + 1) },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: `Storm ${index}`,
      email: `storm${index}@example.com`,
      topic: 'General Inquiry',
      message: `Message number ${index}: is there a cabin for us?`,
      yachtConsent: '1',
      submissionId,
      token,
    }),
    signal: AbortSignal.timeout(15_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Seconds until the CRM has them all; undefined when ten minutes were not enough. */
async function drained(stormSite: StormSite, wanted: number): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < drainLimitMs) {
    if ((await stormSite.leadsInCrm()).size >= wanted) return (performance.now() - began) / 1000;
    await sleep(200);
  }
  return undefined;
}

export const leadStorm: Drill = {
  title: 'Leads in a storm',
  how: 'Two nodes; the CRM is down, slow or loses its answers half of the time; nodes are killed with -9 and come back; the store crashes. Visitors come from addresses of their own and send again what was not answered. `STORM_STORE=redis` keeps the outbox in Redis (appendfsync always) instead of PostgreSQL.',
  verdict: 'Every lead that was answered 200 is in the CRM, once.',
  run: () =>
    sendLeadsInStorm({
      leads: 10_000,
      nodeKills: 20,
      storeKills: 5,
      store: process.env['STORM_STORE'] === 'redis' ? 'redis' : 'postgres',
    }),
};
