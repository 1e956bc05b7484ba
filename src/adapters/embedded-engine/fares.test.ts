import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeFares } from '../../../test/contracts/fares.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeFares(engine.name, engine.fares);
}
