// `npm run bench`: the table of design/performance.md for this build, each row beside its peer, measured in the same
// run.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { freePort } from '../test/services/redis-server';
import { signIn } from '../test/support/sign-in';
import { generateLoad } from './generate-load';
import { type Measurement, medianOf, perRequest } from './measurement';
import { measureMemory } from './memory';
import { Peers, type Reads } from './peers';
import { loadCore, type PinnedServer, serverCore, startPinned } from './pinned';
import { readOptions } from './read-options';
import { type BenchRow, benchRows, type Limits } from './rows';
import { measureWrites } from './writes';

const { values: options } = readOptions({
  usage:
    'npm run bench -- [options]: measures this build beside its peers, and ends with 1 where a row is short.\n' +
    'The whole takes about 35 minutes. DATABASE_URL and REDIS_URL are passed on.',
  options: {
    rows: { default: '', meaning: 'only these rows, by group or a part of the name: api,lead,memory' },
    seconds: { default: '10', meaning: 'seconds of each measurement' },
    rounds: { default: '3', meaning: 'measurements of each row, of which the median counts' },
    'warm-up': { default: '5', meaning: 'seconds before the first measurement of a row' },
    'mix-seconds': { default: '60', meaning: 'seconds of load before memory is measured; the goal has 600' },
    connections: {
      default: '32',
      meaning: 'connections that ask at the same time; 16 at most of misses and where p99 has a limit',
    },
  },
});
const [seconds, rounds, warmUp, maxConnections] = [
  Number(options.seconds),
  Number(options.rounds),
  Number(options['warm-up']),
  Number(options.connections),
];
/**
 * The goals state the 99th percentile for this number of connections. With more of them a node on one core that
 * compresses each new page refuses some (decision 140), which would be failures of the row.
 */
const fewConnections = 16;
const chosenRows = options.rows.split(',').filter((word) => word !== '');
const guest = 'guest@example.com';
const startGoalMs = 1_200;
/** Rounds to warm up writes, which are slower than the peer's reads, so that fewer of them run in the same time. */
const writeWarmUps = 2;
/** A node that has just started and is asked by more at once refuses some (reliability E7), which is not measured. */
const mixConnections = 7;

/** The flags with which `npm start` starts a node. */
const nodeFlags = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--initial-old-space-size=64',
  '--max-old-space-size=512',
  '--v8-pool-size=1',
];

const siteEnv = async () => ({
  NODE_ENV: 'production',
  DEMO: 'true',
  LOG_LEVEL: 'error',
  DATA_DIR: ':memory:',
  BOT_CHECK_COST: '10',
  TRUST_PROXY: '1',
  PORT: String(await freePort()),
  // The environment with which `npm start` and the image start a node.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '2097152',
  MALLOC_TRIM_THRESHOLD_: '2097152',
  ...Object.fromEntries(
    ['DATABASE_URL', 'REDIS_URL'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
});

interface Amount {
  readonly seconds: number;
  readonly connections: number;
}

const connectionsFor = ({ group, limits }: BenchRow): number =>
  group === 'miss' || limits.spread !== undefined ? Math.min(fewConnections, maxConnections) : maxConnections;

async function measureReads(server: PinnedServer, plan: Reads, amount: Amount): Promise<Measurement> {
  const { result, work } = await server.during(() => generateLoad('load', { ...plan, url: server.url, ...amount }));
  return { ...result, ...perRequest(work, result.requests) };
}

/** Requests for the peer: a visitor's page where the row's guest gets one, and the guest's own answer of the API. */
function plansOf(row: BenchRow, cookie: string, material: Material): { readonly ours: Reads; readonly peers: Reads } {
  if (!('plan' in row)) return { ours: { paths: [] }, peers: { paths: [material.smallPath] } };
  const ours = { ...row.plan, headers: { ...row.plan.headers, ...(cookie ? { Cookie: cookie } : {}) } };
  const peers = row.peer.kind === 'express' ? ours : row.plan;
  return {
    ours,
    peers: { paths: row.peer.kind === 'sixty-cards' ? ['/voyages'] : row.plan.paths, headers: peers.headers ?? {} },
  };
}

async function runRow(row: BenchRow, { site, peers: running, material }: Running): Promise<readonly string[]> {
  const { ours, peers } = plansOf(row, row.isSignedIn ? material.eleanor.cookie : '', material);
  const peer = await running.of(row.peer, peers);
  const connections = connectionsFor(row);
  const measurePeer = (time: number) => measureReads(peer, peers, { seconds: time, connections });
  const measureOurs = (time: number) =>
    'plan' in row
      ? measureReads(site, ours, { seconds: time, connections })
      : measureWrites(row.write, { server: site, guest: material.eleanor, seconds: time, connections });
  const { statements } = await site.countingStatements(() =>
    measureOurs('plan' in row ? warmUp : writeWarmUps * warmUp),
  );
  await measurePeer(warmUp);
  const measurements: { readonly ours: Measurement; readonly peer: Measurement }[] = [];
  for (let round = 0; round < rounds; round++)
    measurements.push({ ours: await measureOurs(seconds), peer: await measurePeer(seconds) });
  const withStatements = { ...medianOf(measurements.map(({ ours: one }) => one)), statements };
  return toCells(row, withStatements, medianOf(measurements.map((one) => one.peer)));
}

function toCells({ name, peer, limits }: BenchRow, ours: Measurement, theirs: Measurement): readonly string[] {
  const [cpu, perSecond] = [ours.cpuMs / theirs.cpuMs, ours.perSecond / theirs.perSecond];
  const spreadRatio = ours.p99Ms / ours.p50Ms;
  const isReached =
    ours.failures === 0 &&
    cpu <= (limits.cpu ?? Infinity) &&
    perSecond >= (limits.perSecond ?? 0) &&
    Math.round(ours.statements) <= (limits.statements ?? Infinity) &&
    spreadRatio <= (limits.spread ?? Infinity);
  return [
    name,
    ours.perSecond.toFixed(0),
    ours.p50Ms.toFixed(1),
    ours.p99Ms.toFixed(1),
    `${(ours.cpuMs * 1000).toFixed(0)} µs`,
    ours.statements.toFixed(1),
    `${ours.kilobytes.toFixed(0)} kB`,
    `${ours.loopDelayMs.toFixed(0)} ms`,
    `${spreadRatio.toFixed(1)}, ${(theirs.p99Ms / theirs.p50Ms).toFixed(1)}`,
    peer.kind,
    `${(theirs.cpuMs * 1000).toFixed(0)} µs`,
    `${cpu.toFixed(2)} x`,
    textOf(limits),
    ours.failures > 0 ? `${ours.failures} FAILED` : isReached ? 'reached' : 'short',
  ];
}

const textOf = ({ cpu, perSecond, statements, spread, ms }: Limits) =>
  [
    ms === undefined ? '' : `(${ms * 1000} µs)`,
    cpu === undefined ? '' : `CPU <= ${Number(cpu.toFixed(3))} x`,
    perSecond === undefined ? '' : `requests >= ${perSecond * 100} %`,
    statements === undefined ? '' : `statements <= ${statements}`,
    spread === undefined ? '' : `p99 <= ${spread} x p50`,
  ]
    .filter(Boolean)
    .join(', ');

/** Milliseconds from the start of the process to the first 200. */
async function measureStart(): Promise<number> {
  const startedAt = performance.now();
  const site = await startPinned([...nodeFlags, 'dist/main.js'], await siteEnv());
  const answer = await fetch(`${site.url}/voyages`);
  await answer.text();
  const elapsedMs = performance.now() - startedAt;
  await site.stop();
  if (answer.status !== 200) throw new Error(`The first page was answered with ${answer.status}`);
  return elapsedMs;
}

type Material = Awaited<ReturnType<typeof gatherMaterial>>;

interface Running {
  readonly site: PinnedServer;
  readonly peers: Peers;
  readonly material: Material;
}

async function gatherMaterial(site: PinnedServer) {
  const voyages = await fetch(`${site.url}/voyages`);
  await voyages.text();
  const sailings = (await (await fetch(`${site.url}/api/voyages`)).json()) as { slug: string; itineraryId: string }[];
  const stories = (await (await fetch(`${site.url}/api/stories`)).json()) as { slug: string }[];
  const eleanor = await signIn(site.url, guest);
  const trips = (await (await eleanor.get('/api/reservations')).json()) as readonly { readonly seawareId: string }[];
  const pages = sailings.map(({ slug, itineraryId }) => `/voyages/${slug}?id=${itineraryId}`);
  const itineraryId = sailings[0]?.itineraryId ?? '';
  return {
    manyPages: ['/', '/voyages', ...pages].slice(0, 200),
    voyagePath: pages[0] ?? '',
    storyPath: `/stories/${stories[0]?.slug ?? ''}`,
    etag: voyages.headers.get('etag') ?? '',
    itineraryId,
    smallPath: `/api/voyage-data?voyageId=${itineraryId}`,
    reservationId: trips[0]?.seawareId ?? '',
    eleanor,
  };
}

function formatTable(rows: readonly (readonly string[])[]): void {
  const heads = [
    'row',
    'req/s',
    'p50',
    'p99',
    'CPU',
    'SQL',
    'heap',
    'loop p99',
    'p99 / p50, its',
    'peer',
    'its CPU',
    'ratio',
    'limit',
    '',
  ];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  for (const row of [heads, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const isChosen = ({ group, name }: Pick<BenchRow, 'name'> & { readonly group: string }) =>
  chosenRows.length === 0 || chosenRows.some((word) => group === word || name.includes(word));

/** Returns whether a row is short or has failures. */
async function runRows(site: PinnedServer): Promise<boolean> {
  const peers = new Peers(site.url, siteEnv);
  try {
    const material = await gatherMaterial(site);
    const cells: (readonly string[])[] = [];
    for (const row of benchRows(material).filter(isChosen)) {
      const rowResults = await runRow(row, { site, peers, material });
      cells.push(rowResults);
      console.error(rowResults.join('  '));
    }
    formatTable(cells);
    return cells.some((row) => /short|FAILED/.test(row.at(-1) ?? ''));
  } finally {
    await peers.stop();
  }
}

async function withSite<T>(work: (site: PinnedServer) => Promise<T>): Promise<T> {
  const site = await startPinned([...nodeFlags, 'dist/main.js'], await siteEnv());
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

async function runBench(): Promise<void> {
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  console.log(
    `Landfall ${revision} on Node ${process.version}, ${cpus()[0]?.model}; server on core ${serverCore}, ${maxConnections} connections (${fewConnections} at most of misses and where p99 has a limit), ${rounds} × ${seconds} s, medians; SQL, heap and CPU are those of one request, CPU in the quieter quarter of the time; (µs) is the goal on a quiet machine\n`,
  );
  const starts = isChosen({ group: 'start', name: 'start' })
    ? [await measureStart(), await measureStart(), await measureStart()]
    : [];
  const memory = isChosen({ group: 'memory', name: 'memory' })
    ? await withSite((site) =>
        measureMemory(site, {
          seconds: Number(options['mix-seconds']),
          connections: Math.min(maxConnections, mixConnections),
        }),
      )
    : [];
  for (const line of memory) console.error(line);
  const areShort = await withSite(runRows);
  const startMs = starts.toSorted((a, b) => a - b)[1];
  if (startMs !== undefined)
    console.log(
      `\nfirst 200 after the start of the process: ${startMs.toFixed(0)} ms (limit ${startGoalMs}, ${startMs <= startGoalMs ? 'reached' : 'short'})`,
    );
  for (const line of memory) console.log(line);
  if (areShort || (startMs ?? 0) > startGoalMs || memory.some((line) => line.includes('short'))) process.exitCode = 1;
}

execFileSync('taskset', ['-acp', String(loadCore), String(process.pid)], { stdio: 'ignore' });
await runBench();
