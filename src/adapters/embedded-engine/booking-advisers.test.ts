import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeBookingAdvisers } from '../../../test/contracts/booking-advisers.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeBookingAdvisers(engine.name, engine.bookingAdvisers);
}
