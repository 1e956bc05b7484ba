import { StoppedClock } from '../../../test/builders/a-clock';
import { anOpenLine } from '../../../test/builders/an-open-line';
import { describeCabinDesk } from '../../../test/contracts/cabin-desk.contract';
import { testDatabases } from '../../../test/services/databases';
import { james } from './seed/sample-guests';

for (const { name, create } of testDatabases) {
  describeCabinDesk(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const line = await anOpenLine(database, clock);
    const otherNode = await anOpenLine(database, clock);
    const sailings = (await line.inventory.findSailings()).filter(({ suites }) => suites.every((suite) => suite.availableCabins !== 2));
    let used = 10;
    return {
      desk: line.desk,
      otherNode: otherNode.desk,
      trips: line.trips,
      inventory: line.inventory,
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      nextSailing: () => {
        used += 1;
        return sailings[used]?.itineraryId ?? '';
      },
      freeCabins: 5,
      contactId: james.contactId,
      close: async () => {
        await line.db.destroy();
        await otherNode.db.destroy();
        await database.drop();
      },
    };
  });
}
