import { embeddedEngine } from '../../../test/builders/embedded-engine';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeBookingRecords } from '../../../test/contracts/booking-records.contract';
import { testDatabases } from '../../../test/services/databases';
import { james } from '../embedded-line/seed/sample-guests';
import { EmbeddedBookingRecords } from './booking-records';

for (const database of testDatabases) {
  const engine = embeddedEngine(database);
  describeBookingRecords(engine.name, engine.bookingRecords);
}

it.each([...testDatabases])(
  'H05 claims no confirmation message for a reservation without a record of one, $name',
  async ({ create }) => {
    const line = await twoNodes(create);
    const reservationId = await line.book({ contactId: james.contactId });
    const isConfirmed = async () =>
      (await new EmbeddedBookingRecords(line.db).getBooking(reservationId))?.hasConfirmationMessage;
    const before = await isConfirmed();
    await line.db.deleteFrom('reservation_news').where('reservation_id', '=', reservationId).execute();
    expect([before, await isConfirmed()]).toEqual([true, false]);
    await line.close();
  },
);
