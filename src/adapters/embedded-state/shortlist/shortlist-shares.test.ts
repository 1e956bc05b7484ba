import { StoppedClock } from '../../../../test/builders/a-clock';
import { describeShortlistShares } from '../../../../test/contracts/shortlist-shares.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { EmbeddedShortlistShares } from './shortlist-shares';

for (const { name, create } of testDatabases) {
  describeShortlistShares(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      shares: new EmbeddedShortlistShares(db, clock),
      otherNode: new EmbeddedShortlistShares(otherDb, clock),
      passTime: (seconds) => clock.pass({ seconds }),
      now: () => clock.now(),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
