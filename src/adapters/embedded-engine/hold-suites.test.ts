import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeHoldSuites } from '../../../test/contracts/hold-suites.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeHoldSuites(engine.name, engine.holdSuites);
}
