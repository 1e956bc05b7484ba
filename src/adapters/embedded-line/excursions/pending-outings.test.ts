import { StoppedClock } from '../../../../test/builders/a-clock';
import { describePendingOutings } from '../../../../test/contracts/pending-outings.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../database/open-database';
import { EmbeddedPendingOutings } from './pending-outings';

for (const { name, create } of testDatabases) {
  describePendingOutings(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      pending: new EmbeddedPendingOutings(db, clock),
      otherNode: new EmbeddedPendingOutings(otherDb, clock),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
