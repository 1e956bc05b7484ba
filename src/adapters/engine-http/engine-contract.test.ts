import { engineOverHttp } from '../../../test/builders/engine-over-http';
import { describeEngineHandoff } from '../../../test/contracts/engine-handoff.contract';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { describeTripRepository } from '../../../test/contracts/trip-repository.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = engineOverHttp(database);
  describeSailingInventory(engine.name, engine.sailingInventory);
  describeTripRepository(engine.name, engine.tripRepository);
  describeEngineHandoff(engine.name, engine.engineHandoff);
}
