import { StoppedClock } from '../../../../test/builders/a-clock';
import { describeCalendarShares } from '../../../../test/contracts/calendar-shares.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { EmbeddedCalendarShares } from './calendar-shares';

for (const { name, create } of testDatabases) {
  describeCalendarShares(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      shares: new EmbeddedCalendarShares(db, clock),
      otherNode: new EmbeddedCalendarShares(otherDb, clock),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
