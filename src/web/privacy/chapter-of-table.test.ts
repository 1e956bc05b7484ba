import { migrations } from '../../adapters/sql/migrations';
import { openDatabase } from '../../adapters/sql/open-database';

it('H60 says of every table that knows a guest which chapter of the copy has it', async () => {
  const db = await openDatabase({ databaseUrl: undefined, dataFolder: ':memory:', migratesAtStart: true });
  const tables = await db.introspection.getTables();
  const ofGuests = tables
    .filter(({ columns }) => columns.some(({ name }) => /(^|_)(contact|owner|holder|inviter)_id$/.test(name)))
    .map(({ name }) => name);
  await db.destroy();
  const described = migrations.flatMap(({ inCopy = {} }) => Object.keys(inCopy));
  expect(described.toSorted()).toEqual(ofGuests.toSorted());
});
