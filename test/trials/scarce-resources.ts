import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyWriteAheadLog } from '../../src/adapters/sql/empty-write-ahead-log';
import { connectDatabase } from '../../src/adapters/sql/open-database';
import { SmallDisk } from '../services/small-disk';
import { type ApiClient, signIn } from '../support/sign-in';
import { type RunningServer, type ServerOptions, startServer } from '../support/start-server';
import { countOk, Load, type Outcome, percent, quantile, uncachedPage } from './load';
import type { Drill, TrialReport, TrialRow } from './trial';

export interface ScarcityTrial {
  readonly shortages: readonly Shortage[];
  /** Whether one node with a small heap lacks one thing after the other, instead of a fresh one each. */
  readonly isOneNode: boolean;
  readonly seconds: number;
  readonly perSecond: number;
}

type Shortage = 'disk' | 'files' | 'memory' | 'processor';

interface Finding {
  readonly rows: readonly TrialRow[];
  readonly isGood: boolean;
}

const diskMegabytes = 300;
const maxFiles = 256;
const idleConnections = 300;
const heapMegabytes = 256;
const warmUpPages = 60;
const hogsPerCore = 2;
const maxSlowdown = 3;
const recoveryMs = 10_000;
/** Below it a page is as fast as anybody notices, and three times as long says nothing. */
const unnoticedMs = 50;

const publicPaths = ['/', '/voyages', '/destinations', '/stories'];
let count = 0;
/** Every second page is one that no cache holds. */
const nextPage = () =>
  (count += 1) % 2 === 0 ? uncachedPage() : { path: publicPaths[Math.floor(count / 2) % publicPaths.length] ?? '/' };

const isAnswered = ({ status, retryAfter }: Outcome): boolean =>
  status === 200 || (status === 503 && retryAfter !== undefined);
const others = (outcomes: readonly Outcome[]): number => outcomes.filter((one) => !isAnswered(one)).length;

/** With what else was answered, where anything was. */
function share(outcomes: readonly Outcome[]): string {
  const failed = [...new Set(outcomes.filter(({ status }) => status !== 200).map(({ status }) => status))];
  const rest = failed.length === 0 ? '' : ` (else ${failed.join(', ')})`;
  return `${percent(countOk(outcomes), outcomes.length)} of ${outcomes.length}${rest}`;
}

type Work<T> = (node: RunningServer, load: Load) => Promise<T>;
type WithNode = <T>(options: ServerOptions, work: Work<T>) => Promise<T>;

const smallHeap: ServerOptions = { env: { NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` } };

async function withNode<T>(options: ServerOptions, work: Work<T>): Promise<T> {
  const node = await startServer({ startLimitMs: 180_000, ...options });
  const load = new Load(node.url);
  try {
    await load.each(2, Array.from({ length: warmUpPages }, nextPage));
    return await work(node, load);
  } finally {
    load.close();
    await node.stop();
  }
}

/** Whether the very process that was started answers. */
async function isAlive({ url, ended }: RunningServer): Promise<boolean> {
  const exit = await Promise.race([ended, sleep(10, undefined)]);
  return exit === undefined && (await fetch(`${url}/health/live`)).status === 200;
}

/** Each time something is written: what was kept before is removed. */
async function toggleFavourite(guest: ApiClient): Promise<Response> {
  const path = '/api/favorites';
  const value = 'bread-at-three';
  const list = await guest.get(path);
  if (!list.ok) return list;
  const stored = ((await list.json()) as readonly { id: string; value: string }[]).find((one) => one.value === value);
  return stored ? guest.delete(path, [{ favoritesId: stored.id }]) : guest.post(path, { type: 'STORY', value });
}

/** Infinity when it is not there after a minute. */
async function msUntil(isThere: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  for (let ms = 0; ms < 60_000; ms = performance.now() - began) {
    if (await isThere().catch(() => false)) return Math.round(performance.now() - began);
    await sleep(100);
  }
  return Infinity;
}

/** The node's database and its log are on one disk, which is full to the last byte. */
async function fillDisk({ seconds, perSecond }: ScarcityTrial, withNode: WithNode): Promise<Finding> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-disk-'));
  const disk = new SmallDisk(join(home, 'disk'), diskMegabytes);
  const env = { DATA_DIR: join(disk.folder, 'data'), LOG_LEVEL: 'info' };
  try {
    return await withNode({ env, logFile: join(disk.folder, 'log') }, async (node, load) => {
      const guest = await signIn(node.url, 'guest@example.com');
      const before = await toggleFavourite(guest);
      // A write finds room in what the log of the database had grown to before: it is made short.
      const db = connectDatabase({ databaseUrl: undefined, dataFolder: env.DATA_DIR });
      await emptyWriteAheadLog(db);
      await db.destroy();
      disk.fill();
      const writes: Response[] = [];
      const writing = (async () => {
        for (let count = 0; count < 2 * seconds; count += 1) {
          writes.push(await toggleFavourite(guest));
          await sleep(500);
        }
      })();
      const pages = await load.atRate(perSecond, seconds, nextPage);
      await writing;
      const trips = await guest.get('/my-profile/trips');
      const health = await fetch(`${node.url}/health`);
      const survives = await isAlive(node);
      disk.makeRoom();
      const backMs = await msUntil(async () => (await toggleFavourite(guest)).ok);
      const refused = writes.filter(({ status, headers }) => status === 503 && headers.has('Retry-After'));
      return {
        isGood:
          before.ok &&
          countOk(pages) === pages.length &&
          trips.status === 200 &&
          refused.length > 0 &&
          writes.every((one) => one.ok || refused.includes(one)) &&
          health.status === 503 &&
          survives &&
          backMs <= recoveryMs,
        rows: [
          ['disk of the database and of the log full: public pages answered 200', share(pages)],
          [
            'disk full: a guest’s page, /health, the process',
            `${trips.status}, ${health.status}, ${survives ? 'goes on' : 'ENDED'}`,
          ],
          [
            'disk full: writes refused with 503 and Retry-After, that found room, answered otherwise',
            [
              refused.length,
              writes.filter(({ ok }) => ok).length,
              writes.filter((one) => !one.ok && !refused.includes(one)).length,
            ].join(', '),
          ],
          ['room is made: ms until a guest writes again', backMs],
        ],
      };
    });
  } finally {
    disk.remove();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Connections that say nothing take every file that the node may open. */
function runOutOfFiles({ seconds, perSecond }: ScarcityTrial, withNode: WithNode): Promise<Finding> {
  return withNode({}, async (node, load) => {
    // Connections of earlier visitors that are kept alive would hold the files after the idle ones have gone.
    load.close();
    execFileSync('prlimit', ['--pid', String(node.pid), `--nofile=${maxFiles}`]);
    const idle = await Promise.all(Array.from({ length: idleConnections }, () => openIdle(node.port)));
    const newcomers = new Load(node.url);
    const during = await newcomers.atRate(perSecond, 3, nextPage);
    for (const socket of idle) socket.destroy();
    newcomers.close();
    const backMs = await msUntil(async () => (await fetch(`${node.url}/`)).status === 200);
    const after = await load.atRate(perSecond, seconds, nextPage);
    const survives = await isAlive(node);
    const reset = during.filter(({ status }) => status === 0).length;
    return {
      // A connection that cannot be accepted is reset: a proxy asks the other node.
      isGood:
        survives && reset > 0 && others(during) === reset && countOk(after) === after.length && backMs <= recoveryMs,
      rows: [
        [
          `${maxFiles} files, ${idleConnections} idle connections: pages of newcomers answered 200, reset`,
          `${countOk(during)}, ${reset} of ${during.length}`,
        ],
        [
          'the idle ones are gone: ms until a page is there; pages answered 200 then; the process',
          `${backMs}; ${share(after)}; ${survives ? 'goes on' : 'ENDED'}`,
        ],
      ],
    };
  });
}

const openIdle = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(socket));
  });

/** As many visitors as keep it busy, on a small heap. */
function limitHeap({ seconds }: ScarcityTrial, withNode: WithNode): Promise<Finding> {
  return withNode(smallHeap, async (node, load) => {
    const pages = await load.closed(8, seconds, nextPage);
    const survives = await isAlive(node);
    const health = await fetch(`${node.url}/health`);
    return {
      isGood: survives && others(pages) === 0 && health.status === 200,
      rows: [
        [
          `heap of ${heapMegabytes} MB, 8 visitors who do not pause: pages answered 200; otherwise than 200 or 503; /health; the process`,
          `${share(pages)}; ${others(pages)}; ${health.status}; ${survives ? 'goes on' : 'ENDED'}`,
        ],
      ],
    };
  });
}

/** Programs beside the node that never pause. */
function hogProcessor({ seconds, perSecond }: ScarcityTrial, withNode: WithNode): Promise<Finding> {
  return withNode({}, async (node, load) => {
    const before = await load.atRate(perSecond, seconds, nextPage);
    const hogs = Array.from({ length: hogsPerCore * availableParallelism() }, () => spawnHog());
    const during = await load.atRate(perSecond, seconds, nextPage).finally(() => hogs.forEach((hog) => hog.kill()));
    const after = await load.atRate(perSecond, seconds, nextPage);
    const [early, late] = [before, during].map((one) => quantile(one, 0.99)) as [number, number];
    const survives = await isAlive(node);
    return {
      isGood:
        survives &&
        others(during) === 0 &&
        late <= Math.max(unnoticedMs, maxSlowdown * early) &&
        countOk(after) === after.length,
      rows: [
        [
          `${hogs.length} programs beside it that never pause: pages answered 200 before, during, after`,
          [before, during, after].map(share).join('; '),
        ],
        [
          'ms until 99 % of the pages were there: before, during, after',
          [before, during, after].map((one) => quantile(one, 0.99)).join(', '),
        ],
      ],
    };
  });
}

/** In a session of its own, as the programs of others are: Linux shares the processor among sessions first. */
const spawnHog = (): ChildProcess => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore', detached: true });

const steps: Readonly<Record<Shortage, (trial: ScarcityTrial, withNode: WithNode) => Promise<Finding>>> = {
  disk: fillDisk,
  files: runOutOfFiles,
  memory: limitHeap,
  processor: hogProcessor,
};

/** One node alone, to which one thing after the other is lacking (reliability E11). */
export async function lackResources(trial: ScarcityTrial): Promise<TrialReport> {
  const lackAll = async (open: WithNode): Promise<readonly Finding[]> => {
    const found: Finding[] = [];
    for (const shortage of trial.shortages) found.push(await steps[shortage](trial, open));
    return found;
  };
  const findings = trial.isOneNode
    ? await withNode(smallHeap, (node, load) => lackAll((_, work) => work(node, load)))
    : await lackAll(withNode);
  return { isGood: findings.every(({ isGood }) => isGood), rows: findings.flatMap(({ rows }) => rows) };
}

export const scarceResources: Drill = {
  title: 'Scarce resources',
  how: 'One node alone with the sample line on SQLite, and visitors of whose pages no cache holds every second one. Four times it lacks something: the disk of its database and of its log is full, it may open 256 files, its heap has 256 MB, and two programs a core beside it never pause.',
  verdict:
    'The process goes on, what it cannot do is refused with 503 or by a reset connection, and all of it works again once there is room.',
  run: () =>
    lackResources({
      shortages: ['disk', 'files', 'memory', 'processor'],
      isOneNode: false,
      seconds: 10,
      perSecond: 10,
    }),
};
