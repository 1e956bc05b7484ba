import { ContainerModule } from 'inversify';
import { sql } from 'kysely';
import { ContentLibrary } from '../../core/content/content-library.port';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { CabinDesk } from '../../core/engine/cabin-desk.port';
import { CardPayments } from '../../core/engine/card-payments.port';
import { Fares } from '../../core/engine/fares.port';
import { Receipts } from '../../core/shared/receipts.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { TripBook } from '../../core/trips/trip-book.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedContentLibrary } from './content/pages';
import type { EmbeddedLine } from './embedded-line';

/** Puts the sample line behind every port that it serves. */
export const embeddedLineModule = (line: EmbeddedLine) => new ContainerModule(({ bind }) => {
  bind(ContentLibrary).toConstantValue(new EmbeddedContentLibrary(line.content.pages));
  bind(VoyageContent).toConstantValue(line.voyageContent);
  bind(SailingInventory).toConstantValue(line.sailingInventory);
  bind(GuestDirectory).toConstantValue(line.guestDirectory);
  bind(TripBook).toConstantValue(line.tripBook);
  bind(Receipts).toConstantValue(line.receipts);
  bind(Fares).toConstantValue(line.fares);
  bind(CabinDesk).toConstantValue(line.cabinDesk);
  bind(BookingRecords).toConstantValue(new EmbeddedBookingRecords(line.database));
  bind(tokens.bookingTerms).toConstantValue(line.terms);
  bind(CardPayments).toConstantValue(line.cardPayments);
  bind(tokens.systemCheck).toConstantValue({ name: 'database', check: async () => void (await sql`select 1`.execute(line.database)) });
  bind(tokens.officeTimeZone).toConstantValue(line.timeZone);
  bind(tokens.lineName).toConstantValue(line.content.facts.name);
  bind(tokens.lineContact).toConstantValue({ phone: line.content.facts.phone, email: line.content.facts.emails.general, address: line.content.facts.address });
  bind(tokens.lineEmail).toConstantValue(line.content.facts.emails.reservations);
});
