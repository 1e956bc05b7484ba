import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeSailingInventory(engine.name, engine.sailingInventory);
}
