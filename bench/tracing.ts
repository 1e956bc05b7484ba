import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDurablePostgres } from '../test/services/postgres-server';
import { freePort, startRedis } from '../test/services/redis-server';
import { type ApiClient, signIn } from '../test/support/sign-in';
import { type RunningServer, startServer } from '../test/support/start-server';
import { type Call, countOk, Load, uncachedPage } from '../test/trials/load';
import type { Drill, TrialReport } from '../test/trials/trial';

const maxCost = 0.03;
const defaultShare = 0.1;
/**
 * Shares of the requests that are traced; 0 means no collector. The second node without a collector shows the noise of
 * the machine.
 */
const shares = [0, defaultShare, 1, 0];
const clients = 3;
const requests = 60;
/** A new process is slower than one that has warmed up. */
const warmUpRounds = Number(process.env['WARM_UP_ROUNDS'] ?? 30);
const rounds = Number(process.env['ROUNDS'] ?? 30);

async function startCollector() {
  let spans = 0;
  const server = createServer((req: IncomingMessage, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => void parts.push(part));
    req.on('end', () => {
      spans += Buffer.concat(parts).toString().split('"spanId"').length - 1;
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    stop: () => new Promise((onClosed) => server.close(onClosed).closeAllConnections()),
  };
}

/** CPU time of a process and its threads in milliseconds, without threads that have ended. */
function cpuOf({ pid }: RunningServer): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [nanoseconds = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    return nanoseconds / 1_000_000;
  });
  return threads.reduce((sum, ms) => sum + ms, 0);
}

interface MeasuredNode {
  readonly share: number;
  readonly node: RunningServer;
  readonly load: Load;
  /** Milliseconds of CPU time in each round. */
  readonly cpuMs: number[];
}

/** Pages that no cache has, a guest's pages and reads of the API in turn. */
const callsOf = ({ cookie: Cookie }: ApiClient): readonly Call[] =>
  Array.from({ length: requests / 3 }, () => [
    uncachedPage(),
    { path: '/my-profile/trips', headers: { Cookie } },
    { path: '/api/voyages?startDate=2027-01-01', headers: { Cookie } },
  ]).flat();

/**
 * Measures the nodes in turns, each of them first equally often, so that other work on the machine affects all alike.
 */
async function compareNodes(nodes: readonly MeasuredNode[], guest: ApiClient): Promise<void> {
  for (let round = -warmUpRounds; round < rounds; round += 1)
    for (const index of nodes.keys()) {
      const one = nodes[(((index + round) % nodes.length) + nodes.length) % nodes.length];
      if (!one) continue;
      const before = cpuOf(one.node);
      const calls = callsOf(guest);
      const answers = await one.load.each(clients, calls);
      if (countOk(answers) < calls.length) throw new Error('A node refused a request.');
      if (round >= 0) one.cpuMs.push(cpuOf(one.node) - before);
    }
}

const nameOf = ({ share }: MeasuredNode): string =>
  share === 0 ? 'a second node without tracing costs more by' : `cost with ${100 * share} % traced`;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-tracing-'));
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redis = await startRedis();
  const collector = await startCollector();
  const running: RunningServer[] = [];
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRUST_PROXY: '1', LOG_LEVEL: 'fatal', ...more };
    const node = await startServer({ env, startLimitMs: 120_000 });
    running.push(node);
    return node;
  };
  try {
    // The first node leads, so that jobs do not count against a measured node.
    const guest = await signIn((await start()).url, 'guest@example.com');
    const nodes: MeasuredNode[] = [];
    for (const share of shares) {
      const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: String(share) };
      const node = await start(share === 0 ? {} : env);
      nodes.push({ share, node, load: new Load(node.url), cpuMs: [] });
    }
    await compareNodes(nodes, guest);
    for (const { load } of nodes) load.close();
    const off = nodes[0]?.cpuMs ?? [];
    /**
     * The median of rounds that ran side by side, because a garbage collection within one round affects a sum but not a
     * median.
     */
    const costOf = ({ cpuMs }: MeasuredNode) => medianOf(cpuMs.map((ms, round) => ms / (off[round] ?? NaN))) - 1;
    const [, ...others] = nodes;
    const byDefault = others.find(({ share }) => share === defaultShare);
    return {
      isGood: collector.spans() > 0 && byDefault !== undefined && costOf(byDefault) <= maxCost,
      rows: [
        ['requests of each node', rounds * requests],
        ['spans received', collector.spans()],
        ['ms of processor for a request without tracing', (medianOf(off) / requests).toFixed(2)],
        ...others.map((one) => [nameOf(one), `${(100 * costOf(one)).toFixed(1)} %`] as const),
      ],
    };
  } finally {
    await Promise.all(running.map((node) => node.stop()));
    await collector.stop();
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const tracingDrill: Drill = {
  title: 'Cost of tracing',
  how: 'Four nodes on one PostgreSQL and one Redis, of which two send traces to a collector, answer the same kinds of requests in turns of sixty: pages that no cache holds, a guest’s trips, a read of the API. None of it comes from the page cache, whose pages are not traced. Processor time is what the system counts of each node’s threads; the cost is the median of all rounds. A fifth node leads.',
  verdict: 'At the share of requests that is traced by default, tracing costs at most 3 % of the processor.',
  run: drill,
};
