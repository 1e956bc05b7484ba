import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeWaitlist } from '../../../test/contracts/waitlist.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeWaitlist(engine.name, engine.waitlist);
}
