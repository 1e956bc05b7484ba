import { StoppedClock } from '../../../../test/builders/a-clock';
import { someSeals } from '../../../../test/builders/some-seals';
import { describeTripRequests } from '../../../../test/contracts/trip-requests.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { withSealedColumns } from '../../sql/sealed-columns';
import { EmbeddedTripRequests } from './trip-requests';

for (const { name, create } of testDatabases) {
  describeTripRequests(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const open = async () => withSealedColumns(await openDatabase(database), someSeals);
    const [db, otherDb] = [await open(), await open()];
    return {
      requests: new EmbeddedTripRequests(db, clock),
      otherNode: new EmbeddedTripRequests(otherDb, clock),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      stored: async () => {
        const plain = db.withoutPlugins();
        return JSON.stringify([
          await plain.selectFrom('trip_request_messages').selectAll().execute(),
          await plain.selectFrom('trip_request_files').selectAll().execute(),
        ]);
      },
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
