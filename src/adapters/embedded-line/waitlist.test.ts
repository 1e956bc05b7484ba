import { twoNodes } from '../../../test/builders/two-nodes';
import { describeWaitlist } from '../../../test/contracts/waitlist.contract';
import { testDatabases } from '../../../test/services/databases';
import { james } from './seed/sample-guests';

for (const { name, create } of testDatabases) {
  describeWaitlist(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    // From the far end: the sample guest's own trips lie nearer.
    const unused = [...line.itineraryIds];
    return {
      ...line,
      now: () => line.clock.now(),
      pass: (time) => line.clock.pass(time),
      nextSailing: () => unused.pop() ?? '',
      freeCabins: 5,
      contactId: james.contactId,
    };
  });
}
