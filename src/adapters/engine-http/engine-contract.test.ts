import { engineOverHttp } from '../../../test/builders/engine-over-http';
import { describeEngineHandoff } from '../../../test/contracts/engine-handoff.contract';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { describeSailingCabins } from '../../../test/contracts/sailing-cabins.contract';
import { describeTripRepository } from '../../../test/contracts/trip-repository.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = engineOverHttp(database);
  describeSailingInventory(engine.name, engine.sailingInventory);
  if (engine.sailingCabins) describeSailingCabins(engine.name, engine.sailingCabins);
  describeTripRepository(engine.name, engine.tripRepository);
  describeEngineHandoff(engine.name, engine.engineHandoff);
}
