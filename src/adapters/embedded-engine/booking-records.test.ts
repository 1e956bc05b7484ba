import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeBookingRecords } from '../../../test/contracts/booking-records.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeBookingRecords(engine.name, engine.bookingRecords);
}
