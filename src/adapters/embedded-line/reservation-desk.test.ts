import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeReservationDesk } from '../../../test/contracts/reservation-desk.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeReservationDesk(engine.name, engine.reservationDesk);
}
