import { engineOverHttp } from '../../../test/builders/engine-over-http';
import { describeReservationDesk } from '../../../test/contracts/reservation-desk.contract';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { describeTripBook } from '../../../test/contracts/trip-book.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = engineOverHttp(database);
  describeSailingInventory(engine.name, engine.sailingInventory);
  describeTripBook(engine.name, engine.tripBook);
  describeReservationDesk(engine.name, engine.reservationDesk);
}
