import { engineOverHttp } from '../../../test/builders/engine-over-http';
import { describeEngineHandoff } from '../../../test/contracts/engine-handoff.contract';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { describeSailingCabins } from '../../../test/contracts/sailing-cabins.contract';
import { describeTripRepository } from '../../../test/contracts/trip-repository.contract';
import { testDatabases } from '../../../test/services/databases';

// What the embedded engine stores is held to the same suites on both databases without HTTP before it.
for (const [index, database] of testDatabases.entries()) {
  const engine = engineOverHttp(database);
  const name = index === 0 ? engine.name : `${engine.name} (in full)`;
  describeSailingInventory(name, engine.sailingInventory);
  if (engine.sailingCabins) describeSailingCabins(name, engine.sailingCabins);
  describeTripRepository(name, engine.tripRepository);
  describeEngineHandoff(name, engine.engineHandoff);
}
