import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '../../src/adapters/sql/open-database';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { buySuite, findCategory } from '../support/buyer';
import { signIn } from '../support/sign-in';
import { untilFound } from '../support/until';
import { startServer } from '../support/start-server';
import { addGuests, trialEmail } from './add-guests';
import { NumberingGuest } from './numbering-guest';
import { addressOf, type Drill, type TrialReport, type TrialRow } from './trial';

interface Restore {
  readonly database: 'SQLite' | 'PostgreSQL';
  readonly guests: number;
  readonly buyers: number;
  /** Writes of each guest that are answered before the backup begins, and again after it has ended. */
  readonly writesEach: number;
}

/** One database after the other: the one that is lost, and the one that is restored. */
interface Location {
  readonly env: Readonly<Record<string, string>>;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  lose(): void;
}

const loadLimitMs = 120_000;
const backupKey = randomBytes(32).toString('base64');

/**
 * Guests write and suites are bought while a backup is made. Then the node and its database are killed and their files
 * deleted, the backup is restored into an empty location, and what was answered before the backup began is looked for.
 */
export async function loseAndRestore({ database, guests, buyers, writesEach }: Restore): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-restore-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const locations: Location[] = [];
  const open = async () => {
    const location = await openLocation(database, join(home, `line-${locations.length}`));
    locations.push(location);
    return location;
  };
  const lost = await open();
  const serve = (location: Location) => startServer({ env: { ...location.env, TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
  let server = await serve(lost);
  try {
    await addGuests(lost, guests);
    const writers = await Promise.all(
      Array.from({ length: guests }, async (_, index) =>
        NumberingGuest.begin(await signIn(server.url, trialEmail(index), { address: addressOf(100 + index) })),
      ),
    );
    const wanted = await findCategory(server.url, buyers + 1);
    const bought: string[] = [];
    const load = { isOver: false };
    const buying = (async () => {
      for (let index = 0; index < buyers && !load.isOver; index += 1) {
        const order = { ...wanted, email: `restore.${index}@example.com`, address: addressOf(5_000 + index) };
        const purchase = await buySuite(server.url, order).catch(() => undefined);
        if (purchase?.kind === 'reserved') bought.push(purchase.reservationId);
      }
    })();
    const writing = writers.map((writer) => writer.writeUntil(() => load.isOver));
    const numbersNow = () => writers.map(({ answered }) => answered);
    const untilAllWrote = async () => {
      const from = numbersNow();
      const hasWritten = (number: number, index: number) => number - (from[index] ?? 0) >= writesEach;
      await untilFound(async () => numbersNow().every(hasWritten) || undefined, loadLimitMs);
    };
    await untilAllWrote();
    await untilFound(async () => bought[0], loadLimitMs);
    const before = { numbers: numbersNow(), bought: [...bought] };
    const backedUpAt = performance.now();
    await operate('backup', join(home, 'backups'), lost.env);
    const backupMs = performance.now() - backedUpAt;
    await untilAllWrote();
    const answered = numbersNow().reduce((sum, number) => sum + number, 0) + bought.length;
    load.isOver = true;
    await server.stop();
    lost.lose();
    await Promise.allSettled([...writing, buying]);
    const lostAt = performance.now();
    const found = await open();
    const [verdict] = /^.*rules hold\.$/m.exec(await operate('restore', join(home, 'backups'), found.env)) ?? [];
    server = await serve(found);
    for (const writer of writers) writer.moveTo(server.url);
    const numbers = await Promise.all(writers.map((writer) => writer.read()));
    const restoreMs = performance.now() - lostAt;
    const reservations = await readReservations(found);
    const missing = [
      ...numbers.flatMap((number, index) =>
        number >= (before.numbers[index] ?? 0)
          ? []
          : [`guest ${index}: ${before.numbers[index]} was answered, ${number} is there`],
      ),
      ...before.bought.filter((id) => !reservations.has(id)),
    ];
    const kept = numbers.reduce((sum, number) => sum + number, 0) + bought.filter((id) => reservations.has(id)).length;
    const writesAfter = await Promise.all(writers.map((writer) => writer.writeOnce()));
    const name = (what: string): string => `${database}: ${what}`;
    const rows: readonly TrialRow[] = [
      [
        name('writes answered before the backup began, suites among them'),
        `${before.numbers.reduce((sum, number) => sum + number, 0) + before.bought.length}, ${before.bought.length}`,
      ],
      [
        name('of these not there after the restore'),
        missing.length === 0 ? 0 : `${missing.length}: ${missing.slice(0, 3).join('; ')}`,
      ],
      [name('writes answered after it began, and lost: the recovery point is the last backup'), answered - kept],
      [name('seconds for the backup, under load'), (backupMs / 1_000).toFixed(1)],
      [
        name('seconds from the loss to the first pages of guests with their old sessions'),
        (restoreMs / 1_000).toFixed(1),
      ],
      [name('the restore said'), verdict ?? 'that rules are broken'],
      [name('guests who write on after it'), writesAfter.filter(Boolean).length],
    ];
    return {
      isGood: missing.length === 0 && writesAfter.every(Boolean) && verdict !== undefined && before.bought.length > 0,
      rows,
    };
  } finally {
    await server.stop();
    for (const location of locations) location.lose();
    rmSync(home, { recursive: true, force: true });
  }
}

async function openLocation(database: Restore['database'], folder: string): Promise<Location> {
  mkdirSync(folder);
  const lose = () => rmSync(folder, { recursive: true, force: true });
  if (database === 'SQLite') return { env: { DATA_DIR: folder }, databaseUrl: undefined, dataFolder: folder, lose };
  chmodSync(folder, 0o755);
  const postgres = startDurablePostgres(join(folder, 'server'), await freePort());
  return {
    env: { DATABASE_URL: postgres.url },
    databaseUrl: postgres.url,
    dataFolder: '',
    lose: () => {
      postgres.crash();
      lose();
    },
  };
}

/** The built command; its last line. */
async function operate(command: string, path: string, env: Location['env']): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/database.js', command, path], {
    env: { PATH: process.env['PATH'], BACKUP_KEY: backupKey, ...env },
  });
  return stdout.trim();
}

async function readReservations(location: Location): Promise<ReadonlySet<string>> {
  const db = connectDatabase(location);
  const rows = await db.selectFrom('reservations').select('reservation_id').where('status', '=', 'BK').execute();
  await db.destroy();
  return new Set(rows.map(({ reservation_id: id }) => id));
}

async function drill(): Promise<TrialReport> {
  const reports: TrialReport[] = [];
  for (const database of ['SQLite', 'PostgreSQL'] as const)
    reports.push(await loseAndRestore({ database, guests: 20, buyers: 8, writesEach: 200 }));
  return { isGood: reports.every(({ isGood }) => isGood), rows: reports.flatMap(({ rows }) => rows) };
}

export const restoreDrill: Drill = {
  title: 'Restore',
  how: 'Guests write and suites are bought at a node while `backup` runs with a key. Then the node and its database are killed with -9 and every file of the database is deleted; `restore` fills an empty folder, or an empty PostgreSQL, a node is started on it, and the guests ask with the sessions that they had.',
  verdict:
    'Every write that was answered before the backup began is there, every rule of `verify` holds, and the guests go on writing.',
  run: drill,
};
