import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { emptyDatabase, testDatabases, type TestDatabase } from '../../../../test/services/databases';
import type { LineDatabase } from '../line-database';
import { describeForOperators, Unavailable } from '../../../core/shared/unavailable';
import { connectDatabase, openDatabase, openMaintenance } from '../open-database';
import { backUp, findBackup, restore } from './backup';
import { writeBackupFile } from './backup-file';
import { openSnapshot } from './snapshot';

const key = randomBytes(32);

describe.each(testDatabases.flatMap((from) => testDatabases.map((to) => ({ from, to }))))(
  'a backup of $from.name, restored into $to.name',
  ({ from, to }) => {
    let source: TestDatabase;
    let target: TestDatabase;
    let folder: string;
    let db: Kysely<LineDatabase>;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'landfall-backup-'));
      [source, target] = await Promise.all([from.create(), to.create(emptyDatabase)]);
      db = await openDatabase(source);
    });
    afterEach(async () => {
      await db.destroy();
      await Promise.all([source.drop(), target.drop()]);
      rmSync(folder, { recursive: true, force: true });
    });

    it('G8 holds every row as it was when it began, though others write meanwhile, and nothing in clear', async () => {
      const cabins = Array.from({ length: 1_200 }, (_, index) => ({
        cabin_number: `é"${index}`,
        category: 'SV',
        deck: 5,
      }));
      for (let at = 0; at < cabins.length; at += 100)
        await db
          .insertInto('cabins')
          .values(cabins.slice(at, at + 100))
          .execute();
      await db
        .insertInto('sailings')
        .values({
          itinerary_id: 'one',
          voyage_id: 'v',
          title: 't',
          start_on: '2027-01-01',
          end_on: '2027-01-08',
          nights: 7,
        })
        .execute();
      const claim = {
        itinerary_id: 'one',
        cabin_number: 'é"7',
        category: 'SV',
        hold_id: null,
        reservation_id: null,
        expires_at: 1_800_000_000_123,
      };
      await db.insertInto('cabin_claims').values(claim).execute();
      const written = backUp(source, folder, key);
      await db.insertInto('cabins').values({ cabin_number: 'later', category: 'SV', deck: 5 }).execute();
      const { path, counts } = await written;
      expect(counts).toMatchObject({ sailings: 1, cabin_claims: 1 });
      expect(readFileSync(path).includes('cabin')).toBe(false);
      const copy = openMaintenance(target);
      await restore(copy, findBackup(folder), key);
      expect(await copy.selectFrom('cabin_claims').selectAll().execute()).toEqual([claim]);
      const found = await copy.selectFrom('cabins').selectAll().where('cabin_number', '<>', 'later').execute();
      expect(
        found.toSorted((one, other) => Number(one.cabin_number.slice(2)) - Number(other.cabin_number.slice(2))),
      ).toEqual(cabins);
      await expect(restore(copy, path, key)).rejects.toThrow('not empty');
      await copy.destroy();
    });
  },
);

describe('a backup that cannot be restored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-backup-'));
  let path: string;
  beforeAll(async () => {
    const source = { dataFolder: join(folder, 'line') };
    await (await openDatabase(source)).destroy();
    ({ path } = await backUp(source, join(folder, 'backups'), key));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const reasonOf = async (file: string, given?: Buffer) => {
    const db = connectDatabase({ dataFolder: ':memory:' });
    const reason = await restore(db, file, given).then(
      () => 'none',
      (error: Error) => error.message,
    );
    const tables = (await db.introspection.getTables()).length;
    await db.destroy();
    return [reason.replace(file, 'FILE'), tables];
  };

  it('G8 says why, and leaves the database empty', async () => {
    expect(await reasonOf(path)).toEqual(['FILE: is sealed; set BACKUP_KEY', 0]);
    expect(await reasonOf(path, randomBytes(32))).toEqual(['FILE: is damaged, or sealed with another BACKUP_KEY', 0]);
    expect(await reasonOf(join(folder, 'nothing'))).toEqual(['FILE: there is no such backup', 0]);
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(path).subarray(0, -40));
    expect((await reasonOf(cut, key))[0]).toBe('FILE: is damaged, or sealed with another BACKUP_KEY');
  });
});

it.each(testDatabases)('G8 a backup of a database that is not the site’s is refused: $name', async ({ create }) => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-backup-'));
  const empty = await create(emptyDatabase);
  // PostgreSQL has a database without tables, SQLite not even a file.
  await expect(backUp(empty, folder)).rejects.toThrow(/DATABASE_URL/);
  expect(readdirSync(folder)).toEqual([]);
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('G7 G8 a backup whose connection to PostgreSQL breaks says so, and leaves no part of itself', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  const source = await postgres?.create();
  if (!source) throw new Error('This test needs PostgreSQL.');
  const folder = mkdtempSync(join(tmpdir(), 'landfall-backup-'));
  const snapshot = await openSnapshot(source);
  const db = await openDatabase(source);
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const rows = async function* () {
    for await (const { name } of snapshot.rowsOf('cabins')) yield String(name);
  };
  await expect(writeBackupFile(join(folder, 'one.backup'), rows(), key)).rejects.toThrow(Unavailable);
  expect(readdirSync(folder)).toEqual([]);
  await snapshot.close();
  await db.destroy();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('E11 G8 a backup names the server of PostgreSQL that takes connections and does not answer', async () => {
  const hanging = createServer((socket) => void socket.on('error', () => undefined));
  await new Promise<void>((listening) => hanging.listen(0, '127.0.0.1', listening));
  const { port } = hanging.address() as AddressInfo;
  const databaseUrl = `postgresql://line@127.0.0.1:${port}/line?connect_timeout=0.3`;
  const fault: unknown = await openSnapshot({ databaseUrl, dataFolder: '' }).catch((error: unknown) => error);
  expect(describeForOperators(fault as Unavailable)).toContain(`PostgreSQL at 127.0.0.1:${port}: timeout expired`);
  hanging.close();
});

it('G7 G8 a backup that fails leaves no part of itself, which would take up a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-backup-'));
  const lines = async function* () {
    yield 'the first line';
    throw new Error('no space left on device');
  };
  await expect(writeBackupFile(join(folder, 'one.backup'), lines(), key)).rejects.toThrow('no space left');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
