import { testDatabases } from '../services/databases';
import { sellToMany } from './many-buyers';
import { whatIsWrong } from './trial';

it('D5 D6 D7 sells each cabin once to many at once on two nodes, one of them killed half way: none lost, none doubled, the line kept', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  const database = await postgres.create();
  try {
    expect(whatIsWrong(await sellToMany({ buyers: 12, kinds: 1, databaseUrl: database.databaseUrl ?? '' }))).toEqual(
      [],
    );
  } finally {
    await database.drop();
  }
}, 180_000);
