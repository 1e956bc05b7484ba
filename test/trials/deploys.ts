import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildRelease, lastRelease } from '../releases/build-release';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { signIn } from '../support/sign-in';
import { type RunningServer, startServer } from '../support/start-server';
import { addGuests, trialEmail } from './add-guests';
import { findThings } from './durable-writes';
import { addressOf, type Drill, type TrialReport } from './trial';
import { WritingGuest } from './writing-guest';

interface Deploys {
  readonly databaseUrl: string;
  readonly guests: number;
  /** Writes of each guest between two steps of the deploy. */
  readonly writesBetween: number;
  /** Between two pages that are read beside the writes: a short trial leaves the cores to the nodes that start. */
  readonly readPauseMs: number;
  /** Whether the last release is built with its own browser modules, and those are asked for. */
  readonly isWhole: boolean;
}

/** Together with the readers fewer than the requests from which a busy node refuses the cheapest (E7), because this trial is about deploys, not overload. */
const guestsAtOnce = 5;

const pages = ['/', '/voyages', '/destinations', '/api/voyages', '/login'];

/**
 * The last release serves; this version migrates, joins and replaces it; then the last release comes back, started
 * anew on the new schema. Guests write all the while with their one session.
 */
export async function deployAndBack({
  databaseUrl,
  guests,
  writesBetween,
  readPauseMs,
  isWhole,
}: Deploys): Promise<TrialReport> {
  const release = buildRelease(lastRelease(), { isWhole });
  // As an image does that is built with PREVIOUS: pages of the last release ask new nodes for their assets.
  if (isWhole) cpSync(join(release.folder, 'dist/public'), 'dist/public', { recursive: true, force: false });
  const env = { DATABASE_URL: databaseUrl, MIGRATE: 'command', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const startOld = () => startServer({ env, folder: release.folder });
  const running = new Set<RunningServer>();
  const failures: string[] = [];
  let rotation: readonly RunningServer[] = [];
  const rotate = (...nodes: readonly RunningServer[]) => {
    rotation = nodes;
    for (const node of nodes) running.add(node);
  };
  const leave = async (node: RunningServer, ...others: readonly RunningServer[]) => {
    rotate(...others);
    node.signal('SIGTERM');
    if ((await node.ended) !== 0) failures.push(`a node ended with ${await node.ended}`);
    running.delete(node);
  };
  let asked = 0;
  let isOver = false;
  const read = async (path: string) => {
    const node = rotation[(asked += 1) % rotation.length];
    const answer = await fetch(`${node?.url}${path}`, { redirect: 'manual' }).catch(String);
    if (typeof answer === 'string') failures.push(`${path}: ${answer}`);
    else {
      if (answer.status >= 400) failures.push(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  const readAlways = async () => {
    for (; !isOver; await sleep(readPauseMs)) await read(pages[asked % pages.length] ?? '/');
  };
  try {
    const first = await startOld();
    rotate(first);
    await addGuests({ databaseUrl, dataFolder: '' }, guests);
    const someone = await signIn(first.url, 'guest@example.com', { address: addressOf(1) });
    const things = await findThings(first.url, someone);
    const writers = await Promise.all(
      Array.from({ length: guests }, async (_, index) => {
        const client = await signIn(first.url, trialEmail(index), { address: addressOf(100 + index) });
        const nodes = (round: number) => rotation[round % rotation.length]?.url ?? '';
        return new WritingGuest({ nodes, client, index, things });
      }),
    );
    await Promise.all(writers.map((writer) => writer.begin()));
    let step = 0;
    const write = async (meanwhile: () => Promise<void>) => {
      const from = step;
      step += writesBetween;
      const writing = writers.map(async (writer) => {
        for (let number = from; number < from + writesBetween; number += 1) await writer.write(number);
      });
      await Promise.all([...writing, meanwhile()]);
    };
    // A node takes longer to start than these writes: without this both versions would never serve at once, and a node that has answered nothing yet would be alone.
    const bothServe = async () => undefined;
    const reading = readAlways();
    const oldPage = await (await fetch(`${first.url}/`)).text();
    let migrated = '';
    await write(async () => {
      migrated = await migrate(databaseUrl);
    });
    let second = first;
    await write(async () => {
      second = await startServer({ env });
      rotate(first, second);
    });
    await write(bothServe);
    await write(() => leave(first, second));
    if (isWhole) for (const asset of assetsOf(oldPage)) await read(asset);
    let third = second;
    await write(async () => {
      third = await startOld();
      rotate(second, third);
    });
    await write(bothServe);
    await write(() => leave(second, third));
    isOver = true;
    await reading;
    const lost = (await Promise.all(writers.map((writer) => writer.faults(0)))).flat();
    const repeated = writers.reduce((sum, { askedAgain }) => sum + askedAgain, 0);
    return {
      isGood: failures.length === 0 && lost.length === 0 && repeated === 0 && /were applied|has every/.test(migrated),
      rows: [
        ['pages read while versions changed', asked],
        ['writes that were acknowledged', writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)],
        ['the migration said', migrated],
        [
          'reads that failed, at any version',
          failures.length === 0 ? 0 : `${failures.length}: ${failures.slice(0, 4).join('; ')}`,
        ],
        ['writes that were not answered at once', repeated],
        [
          'acknowledged writes that the old version does not find when it is back',
          lost.length === 0 ? 0 : `${lost.length}: ${lost.slice(0, 4).join('; ')}`,
        ],
      ],
    };
  } finally {
    isOver = true;
    await Promise.all([...running].map((node) => node.stop()));
    release.remove();
  }
}

async function migrate(databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/database.js', 'migrate'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DEMO: 'true' },
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css)/g))];

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-deploys-pg-'));
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  try {
    return await deployAndBack({
      databaseUrl: postgres.url,
      guests: guestsAtOnce,
      writesBetween: 40,
      readPauseMs: 0,
      isWhole: true,
    });
  } finally {
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const deploys: Drill = {
  title: 'Deploys and the way back',
  how: 'The last release (`test/releases/last-release.json`, built of its commit) serves on PostgreSQL, guests write and pages are read without a pause. This version migrates with its command, joins, and replaces it by SIGTERM; then the last release is started anew on the new schema and replaces this one.',
  verdict:
    'No read and no write failed at any step, sessions stayed, and the old version found every write of the new one.',
  run: drill,
};
