import { sql, type Kysely } from 'kysely';
import { someSeals } from '../../../test/builders/some-seals';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import type { LineDatabase } from './line-database';
import { openDatabase } from './open-database';
import { PreparedQuery, type PlaceholderFor } from './prepared-query';
import { withSealedColumns } from './sealed-columns';

interface Cabin {
  readonly number: string;
  readonly deck: number;
}

describe.each(testDatabases)('PreparedQuery on $name', ({ create }) => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  let built: number;
  beforeEach(async () => {
    database = await create();
    db = await openDatabase(database);
    built = 0;
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  const addCabin = new PreparedQuery((on, value: PlaceholderFor<Cabin>) => {
    built += 1;
    return on
      .insertInto('cabins')
      .values({ cabin_number: value('number'), category: 'SV', deck: value('deck') })
      .returning(['cabin_number', 'category', 'deck']);
  });
  const cabinOn = new PreparedQuery((on, value: PlaceholderFor<Pick<Cabin, 'deck'>>) =>
    on.selectFrom('cabins').select('cabin_number').where('deck', '=', value('deck')),
  );

  it('is built once for a database, and binds the values of each call', async () => {
    const suite = { cabin_number: '501', category: 'SV', deck: 5 };
    expect(await addCabin.one(db, { number: '501', deck: 5 })).toEqual(suite);
    expect(await addCabin.all(db, { number: '601', deck: 6 })).toEqual([{ ...suite, cabin_number: '601', deck: 6 }]);
    expect(await cabinOn.one(db, { deck: 6 })).toEqual({ cabin_number: '601' });
    expect(built).toBe(1);
  });

  const cabinsFrom = new PreparedQuery((on, value: PlaceholderFor<Pick<Cabin, 'deck'>>) =>
    on
      .selectFrom('cabins')
      .select(['cabin_number', 'deck', sql<null>`null`.as('nothing')])
      .where('deck', '>=', value('deck'))
      .orderBy('deck', 'desc')
      .orderBy('cabin_number'),
  );

  it('reads all rows in their order, with texts, numbers and nothing as they are', async () => {
    for (const [number, deck] of [
      ['601', 6],
      ['5"2', 5],
      ['501', 5],
      ['401', 4],
    ] as const)
      await addCabin.one(db, { number, deck });
    const rows = [
      { cabin_number: '601', deck: 6, nothing: null },
      { cabin_number: '5"2', deck: 5, nothing: null },
      { cabin_number: '501', deck: 5, nothing: null },
    ];
    expect(await cabinsFrom.all(db, { deck: 5 })).toEqual(rows);
    expect(await cabinsFrom.all(db, { deck: 7 })).toEqual([]);
  });

  it('reads the first row, which may be missing, and counts the rows that a write finds', async () => {
    const move = new PreparedQuery((on, value: PlaceholderFor<Cabin>) =>
      on
        .updateTable('cabins')
        .set({ deck: value('deck') })
        .where('cabin_number', '=', value('number')),
    );
    expect(await cabinOn.first(db, { deck: 5 })).toBeUndefined();
    await addCabin.one(db, { number: '501', deck: 5 });
    expect(await cabinOn.first(db, { deck: 5 })).toEqual({ cabin_number: '501' });
    expect([
      await move.count(db, { number: '501', deck: 6 }),
      await move.count(db, { number: '502', deck: 6 }),
    ]).toEqual([1, 0]);
  });

  it('belongs to the transaction that it is given', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await addCabin.all(transaction, { number: '501', deck: 5 });
      throw new Error('The transaction fails.');
    });
    await expect(failing).rejects.toThrow('The transaction fails.');
    expect(await cabinOn.all(db, { deck: 5 })).toEqual([]);
  });

  it('fails when the row that it always has is missing', async () => {
    await expect(cabinOn.one(db, { deck: 9 })).rejects.toThrow('The query has no row.');
  });

  it('F9 cannot write a sealed column, whose value would stay in clear text', async () => {
    const setBirthday = new PreparedQuery((on, value: PlaceholderFor<{ readonly birthday: string }>) =>
      on
        .updateTable('reservation_guests')
        .set({ birthday: value('birthday') })
        .returning('position'),
    );
    const sealing = withSealedColumns(db, someSeals);
    await expect(setBirthday.all(sealing, { birthday: '1980-01-02' })).rejects.toThrow('birthday is sealed');
  });
});
