import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeNamedCabins } from '../../../test/contracts/named-cabins.contract';
import { describeSailingCabins } from '../../../test/contracts/sailing-cabins.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeSailingCabins(engine.name, engine.sailingCabins);
  describeNamedCabins(engine.name, engine.cabinBookings);
}
