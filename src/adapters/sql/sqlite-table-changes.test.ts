import { sql, type Kysely } from 'kysely';
import { testDatabases } from '../../../test/services/databases';
import { twoConnections } from '../../../test/services/two-connections';
import type { LineDatabase } from './line-database';
import { QueryCache } from './query-cache';
import { SqliteTableChanges } from './sqlite-table-changes';

const sqlite = testDatabases.filter(({ name }) => name === 'SQLite');

describe.each(sqlite)('what was written since a read, on $name alone', ({ create }) => {
  const opened = twoConnections(create);

  it('H65 B1 keeps a read until a table that it was read from is written, and no longer', async () => {
    const cache = new QueryCache<readonly object[]>(opened.here, 8);
    const asked: string[] = [];
    const of = (key: 'cabins' | 'receipts' | 'both') =>
      cache.of({
        key,
        now: 0,
        ask: async () => {
          asked.push(key);
          const tables = key === 'both' ? (['cabins', 'receipts'] as const) : [key];
          return {
            answer: await Promise.all(tables.map((table) => opened.here.selectFrom(table).selectAll().execute())),
          };
        },
      });
    const add = (db: Kysely<LineDatabase>, key: string) =>
      db
        .insertInto('receipts')
        .values({ scope: 'a', receipt_key: key, fingerprint: '', answer: null, begun_at: 0 })
        .execute();
    await Promise.all([of('cabins'), of('receipts'), of('both')]);
    await add(opened.here, 'one');
    await Promise.all([of('cabins'), of('receipts'), of('both')]);
    expect(asked.toSorted()).toEqual(['both', 'both', 'cabins', 'receipts', 'receipts']);
    await add(opened.elsewhere, 'two');
    await Promise.all([of('cabins'), of('receipts')]);
    expect(asked.filter((key) => key === 'cabins')).toHaveLength(2);
  });

  it('has no views, triggers and cascades, by which a statement would change or read what it does not name', async () => {
    const { rows } = await sql<{ name: string; sql: string | null }>`select name, sql from sqlite_master`.execute(
      opened.here,
    );
    const hidden = rows.filter(({ sql: text }) =>
      /^create\s+(view|trigger)|on\s+(delete|update)\s+(cascade|set)/i.test(text ?? ''),
    );
    expect([rows.length > 40, hidden]).toEqual([true, []]);
  });
});

it('takes what is no plain statement for a write of every table', () => {
  const changes = new SqliteTableChanges(() => '');
  const since = (statement: string) => {
    const moment = changes.moment();
    changes.note(statement);
    return ['cabins', 'fares'].map((table) =>
      changes.isUnchanged(new Set([table]), { since: moment, now: changes.moment() }),
    );
  };
  expect(since('select * from cabins where category = ? -- update fares')).toEqual([true, true]);
  expect(since('insert into "cabins" ("deck") values (?) on conflict do update set deck = 1')).toEqual([false, true]);
  expect(since('with old as (select 1) delete from fares')).toEqual([true, false]);
  expect(since('insert or replace into fares select * from cabins')).toEqual([true, false]);
  expect(since('update main.cabins set deck = 1')).toEqual([false, false]);
  expect(since('create table other (a text)')).toEqual([false, false]);
  const moment = changes.moment();
  changes.note('update fares set amount = 1');
  expect(changes.isUnchanged(new Set(), { since: moment, now: changes.moment() })).toBe(false);
});
