import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeTripBook } from '../../../test/contracts/trip-book.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeTripBook(engine.name, engine.tripBook);
}
