// `npm run bench`: each row of docs/operations "Figures" for this build, its limit measured in the same run, side by side.
// `-- --quick` measures once and briefly; other words choose rows by name.
import { execFileSync, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { signIn } from '../test/support/sign-in';
import { freePort } from '../test/services/redis-server';
import type { LoadPlan, LoadResult } from './load-plan';
import { loadCore, type PinnedServer, serverCore, startPinned } from './pinned';
import { type BenchRow, benchRows } from './rows';

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const chosen = words.filter((word) => !word.startsWith('--'));
const time = isQuick ? { warmUp: 1, seconds: 3, rounds: 1 } : { warmUp: 5, seconds: 10, rounds: 3 };
const connections = 32;
const guest = 'guest@example.com';
const memoryGoalMegabytes = 200;
const startGoalMs = 2_000;

interface LoadMeasurement {
  readonly perSecond: number;
  readonly cpuMsPerRequest: number;
  readonly failures: number;
}

const siteEnv = async () => ({
  NODE_ENV: 'production',
  DEMO: 'true',
  LOG_LEVEL: 'error',
  DATA_DIR: ':memory:',
  BOT_CHECK_COST: '10',
  PORT: String(await freePort()),
});

/** The load generator is a process of its own on its own core. */
async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(
    'taskset',
    ['-c', String(loadCore), process.execPath, 'config/run.mjs', 'bench/load.ts', JSON.stringify(plan)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The load generator ended with ${code}`);
  return JSON.parse(Buffer.concat(chunks).toString()) as LoadResult;
}

async function measure(
  server: PinnedServer,
  plan: Omit<LoadPlan, 'url' | 'seconds' | 'connections'>,
): Promise<LoadMeasurement> {
  const before = server.cpuMs();
  const { requests, perSecond, failures } = await load({
    ...plan,
    url: server.url,
    seconds: time.seconds,
    connections,
  });
  return { perSecond, cpuMsPerRequest: (server.cpuMs() - before) / Math.max(1, requests), failures };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function startLimit(
  { limit, plan }: BenchRow,
  site: PinnedServer,
  env: Readonly<Record<string, string>>,
  email: string,
): Promise<PinnedServer> {
  switch (limit.kind) {
    case 'bytes':
      return startPinned(
        [
          'config/run.mjs',
          'bench/bare-server.ts',
          JSON.stringify({ origin: site.url, paths: plan.paths, headers: plan.headers ?? {} }),
        ],
        env,
      );
    case 'render':
      return startPinned(
        ['config/run.mjs', 'bench/bare-render.tsx', JSON.stringify({ path: limit.path, ...(email ? { email } : {}) })],
        env,
      );
  }
}

async function runRow(row: BenchRow, site: PinnedServer): Promise<readonly string[]> {
  const email = row.isSignedIn ? guest : '';
  const limit = await startLimit(row, site, await siteEnv(), email);
  try {
    const cookie = email ? (await signIn(site.url, email)).cookie : '';
    const ours = { ...row.plan, headers: { ...row.plan.headers, ...(cookie ? { Cookie: cookie } : {}) } };
    const bare = {
      paths: row.limit.kind === 'render' ? [row.limit.path] : row.plan.paths,
      headers: row.plan.headers ?? {},
    };
    const rounds: { site: LoadMeasurement; limit: LoadMeasurement }[] = [];
    for (const [server, plan] of [
      [site, ours],
      [limit, bare],
    ] as const)
      await load({ ...plan, url: server.url, seconds: time.warmUp, connections });
    for (let round = 0; round < time.rounds; round++)
      rounds.push({ site: await measure(site, ours), limit: await measure(limit, bare) });
    return toCells(row, rounds);
  } finally {
    await limit.stop();
  }
}

function toCells(
  row: BenchRow,
  rounds: readonly { site: LoadMeasurement; limit: LoadMeasurement }[],
): readonly string[] {
  const of = (pick: (round: { site: LoadMeasurement; limit: LoadMeasurement }) => number) => median(rounds.map(pick));
  const ratio = of(({ site, limit }) => site.perSecond / limit.perSecond);
  const cpuRatio = of(({ site, limit }) => site.cpuMsPerRequest / limit.cpuMsPerRequest);
  const failures = rounds.reduce((sum, { site }) => sum + site.failures, 0);
  const isReached = ratio >= row.goal && cpuRatio <= (row.cpuGoal ?? Infinity) && failures === 0;
  return [
    row.name,
    of(({ site }) => site.perSecond).toFixed(0),
    of(({ limit }) => limit.perSecond).toFixed(0),
    `${(ratio * 100).toFixed(0)} %`,
    `${of(({ site }) => site.cpuMsPerRequest).toFixed(3)} ms`,
    `${cpuRatio.toFixed(2)} x`,
    `>= ${row.goal * 100} %${row.cpuGoal ? `, <= ${row.cpuGoal} x` : ''}`,
    failures > 0 ? `${failures} FAILED` : isReached ? 'reached' : 'short',
  ];
}

/** From the start of the process to the first 200. */
async function measureStart(): Promise<number> {
  const started = performance.now();
  const site = await startPinned(['dist/main.js'], await siteEnv());
  const answer = await fetch(`${site.url}/voyages`);
  await answer.text();
  const passed = performance.now() - started;
  await site.stop();
  if (answer.status !== 200) throw new Error(`The first page was answered with ${answer.status}`);
  return passed;
}

async function gatherMaterial(site: PinnedServer) {
  const voyages = await fetch(`${site.url}/voyages`);
  await voyages.text();
  const sailings = (await (await fetch(`${site.url}/api/voyages`)).json()) as { slug: string; itineraryId: string }[];
  const pages = sailings.map(({ slug, itineraryId }) => `/voyages/${slug}?id=${itineraryId}`);
  return {
    busiestPage: '/voyages',
    manyPages: ['/', '/voyages', ...pages].slice(0, 200),
    etag: voyages.headers.get('etag') ?? '',
    firstId: sailings[0]?.itineraryId ?? '',
  };
}

function formatTable(rows: readonly (readonly string[])[]): void {
  const heads = ['row', 'ours/s', 'limit/s', 'ratio', 'CPU a request', 'CPU ratio', 'goal', ''];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  for (const row of [heads, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

async function runBench(): Promise<void> {
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  console.log(
    `Landfall ${revision} on Node ${process.version}, ${cpus()[0]?.model}; server on core ${serverCore}, ${connections} connections, ${time.rounds} × ${time.seconds} s, medians\n`,
  );
  const startMs = median([await measureStart(), await measureStart(), await measureStart()]);
  const site = await startPinned(['dist/main.js'], await siteEnv());
  try {
    const material = await gatherMaterial(site);
    const rows = benchRows(material)
      .map((row) => ({
        ...row,
        plan: { ...row.plan, paths: row.plan.paths.map((path) => path.replace('{id}', material.firstId)) },
      }))
      .filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)));
    const cells: (readonly string[])[] = [];
    for (const row of rows) cells.push(await runRow(row, site));
    formatTable(cells);
    const memory = site.memoryMegabytes();
    console.log(
      `\nmemory after all rows: ${memory} MB (goal ${memoryGoalMegabytes}, ${memory <= memoryGoalMegabytes ? 'reached' : 'short'})`,
    );
    console.log(
      `first 200 after the start of the process: ${startMs.toFixed(0)} ms (goal ${startGoalMs}, ${startMs <= startGoalMs ? 'reached' : 'short'})`,
    );
  } finally {
    await site.stop();
  }
}

await runBench();
