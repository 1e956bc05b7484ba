import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeAcceptances } from '../../../test/contracts/acceptances.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeAcceptances(engine.name, engine.acceptances);
}
