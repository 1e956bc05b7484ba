import type { Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { statementsDuring } from '../../../test/support/statements-during';
import { atomically } from './atomically';
import type { LineDatabase } from './line-database';
import { openDatabase } from './open-database';
import { PreparedQuery } from './prepared-query';
import { lockConsultant } from './row-locks';
import { executeWithNext } from './send-together';

const cabin = (cabin_number: string) => ({ cabin_number, category: 'SV', deck: 5 });
const addCabin = new PreparedQuery<{ readonly number: string }, { cabin_number: string }>((db, value) =>
  db
    .insertInto('cabins')
    .values(cabin(value('number')))
    .returning('cabin_number'),
);

describe.each([...testDatabases])('statements of a transaction that are sent together, $name', ({ create }) => {
  let [database, db]: [TestDatabase, Kysely<LineDatabase>] = [] as never;
  const cabins = async () => {
    const rows = await db.selectFrom('cabins').select('cabin_number').orderBy('cabin_number').execute();
    return rows.map((row) => row.cabin_number);
  };
  beforeEach(async () => {
    database = await create();
    db = await openDatabase(database);
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  it('E10 keeps what was sent with a later one, and with the commit', async () => {
    await atomically(db, (transaction) => executeWithNext(transaction, db.insertInto('cabins').values(cabin('501'))));
    const row = await atomically(db, async (transaction) => {
      await executeWithNext(transaction, db.insertInto('cabins').values(cabin('502')));
      return addCabin.lastOf(transaction, { number: '503' });
    });
    expect(row).toEqual({ cabin_number: '503' });
    expect(await cabins()).toEqual(['501', '502', '503']);
  });

  it('E10 keeps nothing where one of them fails, and goes on with the same connection', async () => {
    await db.insertInto('cabins').values(cabin('501')).execute();
    const again = () => db.insertInto('cabins').values(cabin('501'));
    const attempts = [
      atomically(db, async (transaction) => {
        await addCabin.first(transaction, { number: '502' });
        await executeWithNext(transaction, again());
      }),
      atomically(db, async (transaction) => {
        await executeWithNext(transaction, again());
        await addCabin.lastOf(transaction, { number: '503' });
      }),
      atomically(db, async (transaction) => {
        await addCabin.first(transaction, { number: '504' });
        await addCabin.lastOf(transaction, { number: '501' });
      }),
    ];
    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt).toHaveProperty('reason.code', expect.any(String));
    expect(await cabins()).toEqual(['501']);
  });

  it('E10 a statement that is sent with a lock sees what was committed while the lock was waited for', async () => {
    await db
      .insertInto('consultants')
      .values({
        consultant_id: 'ines',
        first_name: 'Inés',
        last_name: 'Calloway',
        email: 'ines@example.com',
        phone: '+1 305 555 0100',
        resource_id: 'ines',
        user_id: 'ines',
      })
      .execute();
    const counts = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        atomically(db, async (transaction) => {
          await lockConsultant(transaction, 'ines');
          const { length } = await transaction.selectFrom('cabins').select('cabin_number').execute();
          await addCabin.lastOf(transaction, { number: `60${index}` });
          return length;
        }),
      ),
    );
    expect(counts.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});

it('a lock, a write and the commit are one round trip to PostgreSQL', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('PostgreSQL is not among the databases of tests.');
  const database = await postgres.create();
  const db = await openDatabase(database);
  const operations = await statementsDuring(() =>
    atomically(db, async (transaction) => {
      await lockConsultant(transaction, 'nobody');
      await addCabin.lastOf(transaction, { number: '501' });
    }),
  );
  expect(operations).toEqual(['insert']);
  await db.destroy();
  await database.drop();
});
