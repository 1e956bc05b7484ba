import { CompiledQuery, type Kysely } from 'kysely';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import type { LineDatabase } from './line-database';
import { connectDatabase } from './open-database';
import { StatementNames } from './statement-names';

const frequent = 12;

describe('the frequent statements of PostgreSQL', () => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  beforeEach(async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('There is no PostgreSQL.');
    database = await postgres.create();
    // With one connection each statement finds what the one before it has prepared.
    db = connectDatabase({ ...database, poolSize: 1 });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  const execute = async <Row>(text: string, ...parameters: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
  const repeat = async (times: number, work: () => Promise<unknown>) => {
    for (let round = 0; round < times; round += 1) await work();
  };
  const preparedTexts = async () =>
    (await execute<{ readonly statement: string }>('select statement from pg_prepared_statements')).map(
      ({ statement }) => statement,
    );
  const cabins = 'select * from cabins where deck = $1';

  it('G11 are prepared once for a connection; rare ones are not', async () => {
    await repeat(3, () => execute(cabins, 5));
    expect(await preparedTexts()).toEqual([]);
    await repeat(frequent, () => execute(cabins, 5));
    expect(await preparedTexts()).toEqual([cabins]);
    expect(await execute(cabins, 5)).toEqual([]);
  });

  it('G4 are answered while a migration of the next release adds a column', async () => {
    await repeat(frequent, () => execute(cabins, 5));
    await execute("insert into cabins (cabin_number, category, deck) values ('501', 'SV', 5)");
    await execute("alter table cabins add column a_new_one text default 'new'");
    expect(await execute(cabins, 5)).toEqual([
      expect.objectContaining({ cabin_number: '501', deck: 5, a_new_one: 'new' }),
    ]);
    expect(await execute(cabins, 6)).toEqual([]);
  });

  it('G5 are answered behind a pooler that gives each statement another connection', async () => {
    await repeat(frequent, () => execute(cabins, 5));
    await execute('deallocate all');
    expect(await execute(cabins, 5)).toEqual([]);
    await repeat(2 * frequent, () => execute('select deck from cabins where deck = $1', 5));
    expect(await preparedTexts()).toEqual([]);
  });

  it('G5 have no name in a transaction, which a refused one would end', async () => {
    await repeat(frequent, () =>
      db.transaction().execute((transaction) => transaction.executeQuery(CompiledQuery.raw(cabins, [5]))),
    );
    expect(await preparedTexts()).toEqual([]);
  });

  it('G5 keep the error of a statement that PostgreSQL refuses for itself', async () => {
    const divide = 'select 1 / $1::int as share';
    await repeat(frequent, () => execute(divide, 1));
    await expect(execute(divide, 0)).rejects.toMatchObject({ code: '22012' });
    expect(await execute(divide, 1)).toEqual([{ share: 1 }]);
  });

  it('G11 are a hundred at most, because each connection of the server keeps them', () => {
    const names = new StatementNames();
    const nameAfterMany = (text: string) => {
      for (let use = 0; use < frequent; use += 1) names.nameOf(text);
      return names.nameOf(text);
    };
    expect(nameAfterMany('select 1; select 2')).toBeUndefined();
    const given = Array.from({ length: 150 }, (_, index) => nameAfterMany(`select ${index}`));
    expect(new Set(given.filter((name) => name !== undefined)).size).toBe(100);
  });
});
