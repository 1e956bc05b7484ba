import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeCabinBookings } from '../../../test/contracts/cabin-bookings.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeCabinBookings(engine.name, engine.cabinBookings);
}
