import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { describeReservationNews } from '../../../test/contracts/reservation-news.contract';
import { testDatabases } from '../../../test/services/databases';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeReservationNews(engine.name, engine.reservationNews);
}
