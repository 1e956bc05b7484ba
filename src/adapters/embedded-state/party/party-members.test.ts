import { StoppedClock } from '../../../../test/builders/a-clock';
import { describePartyMembers } from '../../../../test/contracts/party-members.contract';
import { testDatabases } from '../../../../test/services/databases';
import { openDatabase } from '../../sql/open-database';
import { EmbeddedPartyMembers } from './party-members';

for (const { name, create } of testDatabases) {
  describePartyMembers(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      members: new EmbeddedPartyMembers(db, clock),
      otherNode: new EmbeddedPartyMembers(otherDb, clock),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
