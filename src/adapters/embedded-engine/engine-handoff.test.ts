import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeEngineHandoff } from '../../../test/contracts/engine-handoff.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeEngineHandoff(engine.name, engine.engineHandoff);
}
