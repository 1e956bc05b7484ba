import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { testDatabases } from '../../../test/services/databases';
import { twoConnections } from '../../../test/services/two-connections';
import type { LineDatabase } from './line-database';
import { QueryCache } from './query-cache';

describe.each(testDatabases)('what was written since a read, on $name', ({ create }) => {
  const opened = twoConnections(create);

  const tables = ['cabins', 'receipts'] as const;
  type Table = (typeof tables)[number];
  let number = 0;
  const add = (db: Kysely<LineDatabase>, table: Table) => {
    number += 1;
    return table === 'cabins'
      ? db
          .insertInto('cabins')
          .values({ cabin_number: `${number}`, category: 'SV', deck: 5 })
          .execute()
      : db
          .insertInto('receipts')
          .values({ scope: 'a', receipt_key: `${number}`, fingerprint: '', answer: null, begun_at: 0 })
          .execute();
  };
  const change = (db: Kysely<LineDatabase>, table: Table) =>
    table === 'cabins'
      ? sql`UPDATE cabins SET deck = deck + 1`.execute(db)
      : sql`update "receipts" set begun_at = begun_at + 1`.execute(db);
  const remove = (db: Kysely<LineDatabase>, table: Table) => db.deleteFrom(table).execute();
  const write = { add, change, remove };
  const rolledBack = (table: Table) =>
    opened.here
      .transaction()
      .execute(async (transaction) => {
        await add(transaction, table);
        throw new Error('undone');
      })
      .catch(() => undefined);
  const read = async (table: Table | 'both') => {
    const rowsOf = async (one: Table) =>
      JSON.stringify((await sql.raw(`select * from ${one} order by 1, 2`).execute(opened.here)).rows);
    return table === 'both' ? [await rowsOf('cabins'), await rowsOf('receipts')] : [await rowsOf(table)];
  };

  it('H65 counts what a read within a read was read from', async () => {
    const [inner, outer] = [
      new QueryCache<readonly string[]>(opened.here, 8),
      new QueryCache<readonly string[]>(opened.here, 8),
    ];
    const ofInner = () => inner.of({ key: 'a', now: 0, ask: async () => ({ answer: await read('receipts') }) });
    const ofOuter = () =>
      outer.of({
        key: 'b',
        now: 0,
        ask: async () => ({ answer: [...(await read('cabins')), ...(await ofInner())] }),
      });
    await ofInner();
    const before = await ofOuter();
    await add(opened.here, 'receipts');
    expect(await ofOuter()).not.toEqual(before);
  });

  it('H65 B1 equals the database after any history of writes, here, elsewhere, undone and at the same time', async () => {
    const step = fc.oneof(
      fc.record({
        what: fc.constantFrom('add' as const, 'change' as const, 'remove' as const),
        at: fc.constantFrom('here' as const, 'elsewhere' as const),
        table: fc.constantFrom(...tables),
      }),
      fc.record({ what: fc.constant('undone' as const), table: fc.constantFrom(...tables) }),
      fc.record({ what: fc.constant('read' as const), table: fc.constantFrom(...tables, 'both' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { minLength: 4, maxLength: 14 }), async (history) => {
        const cache = new QueryCache<readonly string[]>(opened.here, 8);
        const of = (table: Table | 'both') =>
          cache.of({ key: table, now: 0, ask: async () => ({ answer: await read(table) }) });
        const open: Promise<unknown>[] = [];
        for (const [one, isAwaited] of history) {
          // A read that begins while something is being written may be of before or after it.
          if (isAwaited) await Promise.all(open);
          if (one.what === 'read') {
            const reading = of(one.table);
            open.push(reading);
            if (isAwaited) expect(await reading).toEqual(await read(one.table));
          } else if (one.what === 'undone') open.push(rolledBack(one.table));
          else open.push(write[one.what](one.at === 'elsewhere' ? opened.elsewhere : opened.here, one.table));
        }
        await Promise.all(open);
        for (const table of [...tables, 'both'] as const) expect(await of(table)).toEqual(await read(table));
      }),
      { numRuns: 60 },
    );
  });
});
