import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeDueRefunds } from '../../../test/contracts/due-refunds.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeDueRefunds(engine.name, engine.dueRefunds);
}
