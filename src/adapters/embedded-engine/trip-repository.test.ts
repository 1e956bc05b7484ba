import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeTripRepository } from '../../../test/contracts/trip-repository.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeTripRepository(engine.name, engine.tripRepository);
}
