import { StoppedClock } from '../../../../test/builders/a-clock';
import { describePendingExcursionBookings } from '../../../../test/contracts/pending-excursion-bookings.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { EmbeddedPendingExcursionBookings } from './pending-excursion-bookings';

for (const { name, create } of testDatabases) {
  describePendingExcursionBookings(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      pending: new EmbeddedPendingExcursionBookings(db, clock),
      otherNode: new EmbeddedPendingExcursionBookings(otherDb, clock),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
