import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeCabinDesk } from '../../../test/contracts/cabin-desk.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeCabinDesk(engine.name, engine.cabinDesk);
}
