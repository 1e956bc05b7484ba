import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { freePort } from '../../../test/services/redis-server';
import { emptyDatabase, testDatabases, type TestDatabase } from '../../../test/services/databases';
import { until } from '../../../test/support/until';
import { describeForOperators, Unavailable } from '../../core/shared/unavailable';
import { atomically } from './atomically';
import { openDatabase } from './open-database';
import type { PoolUse } from './postgres-pool';

describe.each([...testDatabases])('openDatabase, $name', ({ create }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create(emptyDatabase);
  });
  afterEach(() => database.drop());

  it('E9 lets two nodes that start at once share the migrations', async () => {
    const nodes = await Promise.all([openDatabase(database), openDatabase(database), openDatabase(database)]);
    for (const db of nodes) {
      expect(await db.selectFrom('sailings').selectAll().execute()).toEqual([]);
      await db.destroy();
    }
  });

  it('E10 keeps what was written, and nothing of a step that failed', async () => {
    const db = await openDatabase(database);
    const cabin = (cabin_number: string) => ({ cabin_number, category: 'SV', deck: 5 });
    await db.insertInto('cabins').values(cabin('501')).execute();
    await expect(
      atomically(db, async (transaction) => {
        await transaction.insertInto('cabins').values(cabin('502')).execute();
        await transaction.insertInto('cabins').values(cabin('501')).execute();
      }),
    ).rejects.toThrow();
    await db.destroy();
    const again = await openDatabase(database);
    expect(await again.selectFrom('cabins').select('cabin_number').execute()).toEqual([{ cabin_number: '501' }]);
    await again.destroy();
  });

  it('C9 looks for a text with NUL as for any other, and finds nothing', async () => {
    const db = await openDatabase(database);
    await db.insertInto('cabins').values({ cabin_number: '\0', category: 'SV', deck: 5 }).execute();
    const found = db.selectFrom('cabins').selectAll().where('cabin_number', '=', '501\0');
    expect(await found.execute()).toEqual([]);
    await db.destroy();
  });

  it('E12 gives instants back as the numbers they were', async () => {
    const db = await openDatabase(database);
    const sent_at = Date.UTC(2027, 0, 11, 15, 0, 0, 123);
    await db
      .insertInto('outbox_messages')
      .values({ message_id: '1', recipient: 'a', channel: 'email', subject: '', body: 'é "quoted" \u{1F6E5}', sent_at })
      .execute();
    expect(await db.selectFrom('outbox_messages').select(['sent_at', 'body']).executeTakeFirst()).toEqual({
      sent_at,
      body: 'é "quoted" \u{1F6E5}',
    });
    expect((await sql<{ count: number }>`select count(*) as count from outbox_messages`.execute(db)).rows).toEqual([
      { count: 1 },
    ]);
    await db.destroy();
  });

  it('E10 lets many writers of two nodes through, one after the other', async () => {
    const nodes = [await openDatabase(database), await openDatabase(database)] as const;
    const write = (_: unknown, i: number) =>
      atomically(nodes[i % 2 === 0 ? 0 : 1], async (transaction) => {
        await transaction
          .insertInto('cabins')
          .values({ cabin_number: `${i}`, category: 'SV', deck: 5 })
          .execute();
        await transaction.selectFrom('cabins').selectAll().execute();
      });
    await Promise.all(Array.from({ length: 60 }, write));
    expect(await nodes[0].selectFrom('cabins').selectAll().execute()).toHaveLength(60);
    for (const db of nodes) await db.destroy();
  });

  it('answers a repeated query anew: with other values, after a failure, after another node’s write, and in a transaction', async () => {
    const [db, other] = [await openDatabase(database), await openDatabase(database)];
    const cabins = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => ({
        cabin_number: String(from + i),
        category: 'SV',
        deck: from === 1_000 ? 5 : 6,
      }));
    const onDeck = async (deck: unknown, asked = db) =>
      (
        await asked
          .selectFrom('cabins')
          .select('cabin_number')
          .where('deck', '=', deck as number)
          .orderBy('cabin_number')
          .execute()
      ).length;
    await db.insertInto('cabins').values(cabins(1_000, 1_250)).execute();
    expect([await onDeck(5), await onDeck(6), await onDeck(5)]).toEqual([250, 0, 250]);
    await expect(onDeck(true)).rejects.toThrow();
    await other.insertInto('cabins').values(cabins(2_000, 2_120)).execute();
    expect([await onDeck(5), await onDeck(6)]).toEqual([250, 120]);
    await expect(
      atomically(db, async (transaction) => {
        await transaction.deleteFrom('cabins').where('deck', '=', 5).execute();
        expect(await onDeck(5, transaction)).toBe(0);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(await onDeck(5)).toBe(250);
    for (const each of [db, other]) await each.destroy();
  });
});

describe('openDatabase', () => {
  it('E1 reports PostgreSQL as unavailable, without its own message, when no server answers', async () => {
    const databaseUrl = `postgresql://nobody@127.0.0.1:${await freePort()}/nothing`;
    await expect(openDatabase({ databaseUrl, dataFolder: '' })).rejects.toThrow(Unavailable);
  });

  it('E11 G10 names the server of PostgreSQL that takes connections and does not answer, and no password', async () => {
    const hanging = createServer((socket) => void socket.on('error', () => undefined));
    await new Promise<void>((listening) => hanging.listen(0, '127.0.0.1', listening));
    const { port } = hanging.address() as AddressInfo;
    const databaseUrl = `postgresql://line:a-secret@127.0.0.1:${port}/line?connect_timeout=0.3`;
    const fault: unknown = await openDatabase({ databaseUrl, dataFolder: '' }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Unavailable);
    expect(describeForOperators(fault as Unavailable)).toBe(
      `database is unavailable: PostgreSQL at 127.0.0.1:${port}: timeout expired`,
    );
    hanging.close();
  });

  it.each(['/proc/line', '/proc/self/a/b', 'file', 'file/below', 'sealed-off', 'damaged'])(
    'E11 G7 names DATA_DIR and its fault in one line, and does not hang: %s',
    async (name) => {
      const parent = mkdtempSync(join(tmpdir(), 'landfall-data-'));
      writeFileSync(join(parent, 'file'), '');
      mkdirSync(join(parent, 'sealed-off', 'line.sqlite'), { recursive: true });
      mkdirSync(join(parent, 'damaged'));
      writeFileSync(join(parent, 'damaged', 'line.sqlite'), 'no database. '.repeat(999));
      const dataFolder = resolve(parent, name);
      const fault: unknown = await openDatabase({ dataFolder }).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(Unavailable);
      expect(describeForOperators(fault as Unavailable)).toMatch(/^database is unavailable: [^\n]+$/);
      expect(describeForOperators(fault as Unavailable)).toContain(
        name === 'damaged' ? join(dataFolder, 'line.sqlite') : `DATA_DIR (${dataFolder})`,
      );
      rmSync(parent, { recursive: true });
    },
  );

  it('E5 gives up on a connection that hangs after four seconds, and goes on with a fresh one', async () => {
    const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create();
    if (!database) throw new Error('There is no PostgreSQL to test with.');
    // The address of a test has longer limits than the site's own.
    const [databaseUrl] = database.databaseUrl?.split('?') ?? [];
    const db = await openDatabase({ ...database, databaseUrl });
    const ask = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = (await ask()).rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    const started = performance.now();
    await expect(ask()).rejects.toThrow(Unavailable);
    expect(performance.now() - started).toBeLessThan(6_000);
    expect((await ask()).rows[0]?.pid).not.toBe(pid);
    process.kill(pid, 'SIGCONT');
    await db.destroy();
    await database.drop();
  });

  it('G10 says how many of its connections are busy, and how many requests wait for one', async () => {
    const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create();
    if (!database) throw new Error('There is no PostgreSQL to test with.');
    let use = (): PoolUse => ({ busy: -1, idle: -1, waiting: -1 });
    const db = await openDatabase({ ...database, poolSize: 2, onPool: (given) => (use = given) });
    const ask = async () => sql`select pg_sleep(1)`.execute(db);
    const asked = Promise.all([ask(), ask(), ask()]);
    await until(() => use(), { busy: 2, idle: 0, waiting: 1 });
    await asked;
    await until(() => use(), { busy: 0, idle: 2, waiting: 0 });
    await db.destroy();
    await database.drop();
  });

  it('E8 outlives a connection that PostgreSQL ends in the middle of a transaction, and goes on with a fresh one', async () => {
    const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create();
    if (!database) throw new Error('There is no PostgreSQL to test with.');
    const db = await openDatabase(database);
    const step = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // Between two statements nobody waits for an answer: the end of the connection is an event alone.
      const left = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
      await until(async () => (await left.execute(db)).rows, []);
      await sql`select 1`.execute(transaction);
    });
    await expect(step).rejects.toThrow(Unavailable);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
    await database.drop();
  });

  it('C6 stops a yes-or-no parameter before SQLite’s driver, which would end the process', async () => {
    const db = await openDatabase({ dataFolder: ':memory:' });
    await expect(sql`select ${true}`.execute(db)).rejects.toThrow(TypeError);
    await expect(sql`select ${undefined}`.execute(db)).rejects.toThrow(TypeError);
    await db.destroy();
  });
});
