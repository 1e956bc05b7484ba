import type { Kysely } from 'kysely';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { openDatabase } from '../../src/adapters/sql/open-database';
import type { TestDatabase } from './databases';

/** One database of two nodes. */
export interface TwoConnections {
  readonly here: Kysely<LineDatabase>;
  readonly elsewhere: Kysely<LineDatabase>;
}

/** Opens a new database twice for each case of a `describe`, and drops it afterwards. */
export function twoConnections(create: () => Promise<TestDatabase>): TwoConnections {
  const opened = {} as { here: Kysely<LineDatabase>; elsewhere: Kysely<LineDatabase> };
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
    Object.assign(opened, { here: await openDatabase(database), elsewhere: await openDatabase(database) });
  });
  afterEach(async () => {
    await Promise.all([opened.here.destroy(), opened.elsewhere.destroy()]);
    await database.drop();
  });
  return opened;
}
