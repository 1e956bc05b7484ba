import { StoppedClock } from '../../../../test/builders/a-clock';
import { describeBespokeRequests } from '../../../../test/contracts/bespoke-requests.contract';
import { testDatabases } from '../../../../test/services/databases';
import { atomically } from '../../sql/atomically';
import { openDatabase } from '../../sql/open-database';
import { answerBespoke } from './answer-bespoke';
import { EmbeddedBespokeRequests } from './bespoke-requests';

for (const { name, create } of testDatabases) {
  describeBespokeRequests(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      requests: new EmbeddedBespokeRequests(db, clock),
      otherNode: new EmbeddedBespokeRequests(otherDb, clock),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      answer: (requestId, answer) =>
        atomically(db, (transaction) =>
          answerBespoke(transaction, { requestId, ...answer, now: clock.now().getTime() }),
        ),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
