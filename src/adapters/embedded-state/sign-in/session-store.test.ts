import type { SessionData } from 'express-session';
import type { Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../../test/services/databases';
import type { LineDatabase } from '../../sql/line-database';
import { openDatabase } from '../../sql/open-database';
import { SqlSessionStore } from './session-store';

describe.each(testDatabases)('SqlSessionStore on $name', ({ name, create }) => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  let store: SqlSessionStore;
  let now: number;
  beforeEach(async () => {
    database = await create();
    db = await openDatabase(database);
    now = Date.parse('2027-01-01T12:00:00Z');
    store = new SqlSessionStore(db, { now: () => new Date(now) });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  const sessionOf = (firstName: string) =>
    ({ cookie: { path: '/' }, guest: { names: [firstName] } }) as unknown as SessionData;
  const set = (session: SessionData) =>
    new Promise<void>((resolve, reject) => {
      store.set('a', session, (error) => (error ? reject(error as Error) : resolve()));
    });
  const get = () =>
    new Promise<SessionData | null | undefined>((resolve, reject) => {
      store.get('a', (error, session) => (error ? reject(error as Error) : resolve(session)));
    });

  it('B2 shares one frozen session with all who only read it, until it is written again', async () => {
    expect(await store.readShared('a')).toBeNull();
    await set(sessionOf('Eleanor'));
    const shared = await store.readShared('a');
    expect(shared).toEqual(sessionOf('Eleanor'));
    const parts = [shared, shared?.cookie, ...Object.values(shared ?? {})];
    expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
    // PostgreSQL reports the writes of other suites as well, upon which the session is read again.
    if (name === 'SQLite') expect(await store.readShared('a')).toBe(shared);
    await set(sessionOf('James'));
    expect(await store.readShared('a')).toEqual(sessionOf('James'));
    now += 400 * 24 * 3_600_000;
    expect(await store.readShared('a')).toBeNull();
  });

  it('B2 gives every other caller a session of its own', async () => {
    await set(sessionOf('Eleanor'));
    const [one, other] = [await get(), await get()];
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
    expect(Object.isFrozen(one)).toBe(false);
  });
});
