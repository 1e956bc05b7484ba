import type { Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { until as untilIt } from '../../../test/support/until';
import { QueryCache } from './query-cache';
import type { LineDatabase } from './line-database';
import { openDatabase } from './open-database';
import { PreparedQuery } from './prepared-query';

describe.each(testDatabases)('QueryCache on $name', ({ name, create }) => {
  let database: TestDatabase;
  let here: Kysely<LineDatabase>;
  let elsewhere: Kysely<LineDatabase>;
  let asked: number;
  beforeEach(async () => {
    database = await create();
    here = await openDatabase(database);
    elsewhere = await openDatabase(database);
    asked = 0;
  });
  afterEach(async () => {
    await Promise.all([here.destroy(), elsewhere.destroy()]);
    await database.drop();
  });

  // PostgreSQL counts the writes of other databases as well, and other suites have theirs on the same server.
  const expectAsked = (times: number) =>
    name === 'SQLite' ? expect(asked).toBe(times) : expect(asked).toBeGreaterThanOrEqual(times);
  const write = (db: Kysely<LineDatabase>, number: string) =>
    db.insertInto('cabins').values({ cabin_number: number, category: 'SV', deck: 5 }).execute();
  const cabins = (
    answers: QueryCache<readonly string[]>,
    { key = 'cabins', now = 0, until }: { readonly key?: string; readonly now?: number; readonly until?: number } = {},
  ) =>
    answers.of({
      key,
      now,
      ask: async () => {
        asked += 1;
        const rows = await here.selectFrom('cabins').select('cabin_number').orderBy('cabin_number').execute();
        return { answer: rows.map(({ cabin_number }) => cabin_number), until };
      },
    });

  it('H65 gives the same answer until a write of this process or of another, and then queries again', async () => {
    const answers = new QueryCache<readonly string[]>(here, 4);
    await untilIt(async () => {
      const [first, second] = [await cabins(answers), await cabins(answers)];
      return first === second;
    }, true);
    await write(here, '501');
    expect(await cabins(answers)).toEqual(['501']);
    await write(elsewhere, '502');
    expect(await cabins(answers)).toEqual(['501', '502']);
    expectAsked(3);
  });

  it('H65 queries again after a write of a table that its only query names, and after no other write', async () => {
    const numbers = new PreparedQuery((on) => on.selectFrom('cabins').select('cabin_number'));
    const answers = new QueryCache<readonly object[]>(here, 4);
    const read = () =>
      answers.of({
        key: 'numbers',
        now: 0,
        only: numbers,
        ask: async () => {
          asked += 1;
          return { answer: await numbers.all(here, {}) };
        },
      });
    expect(await read()).toEqual([]);
    await write(here, '501');
    expect(await read()).toEqual([{ cabin_number: '501' }]);
    await here.deleteFrom('sessions').execute();
    expect(await read()).toEqual([{ cabin_number: '501' }]);
    expectAsked(2);
  });

  it('E7 queries once for all concurrent callers', async () => {
    const answers = new QueryCache<readonly string[]>(here, 4);
    await Promise.all(Array.from({ length: 20 }, () => cabins(answers)));
    expect(asked).toBeLessThan(20);
  });

  it('H65 queries again from the instant at which the answer may change by itself', async () => {
    const answers = new QueryCache<readonly string[]>(here, 4);
    for (const now of [0, 999, 1_000]) await cabins(answers, { now, until: 1_000 });
    expectAsked(2);
  });

  it('caches a limited number of answers, whatever is queried', async () => {
    const answers = new QueryCache<readonly string[]>(here, 2);
    for (const key of ['a', 'b', 'c', 'c', 'a']) await cabins(answers, { key });
    expectAsked(4);
  });
});
