import { StoppedClock } from '../../../../test/builders/a-clock';
import { describePageViews } from '../../../../test/contracts/page-views.contract';
import { testDatabases } from '../../../../test/services/databases';
import { atomically } from '../../sql/atomically';
import { openDatabase } from '../../sql/open-database';
import { tableChangesOf } from '../../sql/table-changes';
import { EmbeddedPageViews, forgetOldPageViews } from './page-views';

for (const { name, create } of testDatabases) {
  const open = async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      db,
      clock,
      views: new EmbeddedPageViews(db, clock),
      otherNode: new EmbeddedPageViews(otherDb, clock),
      passDays: (days: number) => clock.pass({ days }),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  };

  describePageViews(`the embedded line, ${name}`, open);

  describe(`the table of page views, ${name}`, () => {
    let line: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    const countRows = async () => (await line.db.selectFrom('page_views').select('address').execute()).length;

    it('forgets in a rollover what is older than three days', async () => {
      const forget = () =>
        atomically(line.db, (transaction) =>
          forgetOldPageViews(transaction, { now: line.clock.now().getTime(), forgetHolds: async () => undefined }),
        );
      await line.views.add(new Map([['/', 1]]));
      line.passDays(3);
      await forget();
      expect(await countRows()).toBe(1);
      line.passDays(1);
      await forget();
      expect(await countRows()).toBe(0);
    });
  });
}

/** On PostgreSQL every table has a trigger, and transactions of other suites count as well. */
it('storing page views is no reason to read other tables of SQLite again', async () => {
  const db = await openDatabase({ dataFolder: ':memory:' });
  const changes = tableChangesOf(db);
  const since = await changes.moment(db);
  await new EmbeddedPageViews(db, new StoppedClock()).add(new Map([['/', 1]]));
  const times = { since, now: await changes.moment(db) };
  const isUnchanged = (table: string) => changes.isUnchanged(new Set([table]), times);
  expect([isUnchanged('sailings'), isUnchanged('page_views')]).toEqual([true, false]);
  await db.destroy();
});
