import { StoppedClock } from '../../../test/builders/a-clock';
import { describeExcursionDesk } from '../../../test/contracts/excursion-desk.contract';
import { testDatabases } from '../../../test/services/databases';
import { openDatabase } from './database/open-database';
import { EmbeddedExcursionDesk } from './excursion-desk';

const terms = { offerHours: 12, closesHours: 1, freeCancellationHours: 48 };

for (const { name, create } of testDatabases) {
  describeExcursionDesk(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      desk: new EmbeddedExcursionDesk(db, clock, terms),
      otherNode: new EmbeddedExcursionDesk(otherDb, clock, terms),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      offerHours: terms.offerHours,
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
