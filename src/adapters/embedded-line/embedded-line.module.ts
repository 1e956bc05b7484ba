import { ContainerModule } from 'inversify';
import { sql } from 'kysely';
import { CalendarShares } from '../../core/calendar/calendar-shares.port';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { PendingExcursionBookings } from '../../core/excursions/pending-excursion-bookings.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Locks } from '../../core/shared/locks.port';
import { tokens } from '../../tokens';
import type { EmbeddedLine } from './embedded-line';

/** What stands in the line’s own database and files whichever systems are chosen. */
export const embeddedLineModule = (line: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.excursionTerms).toConstantValue(line.content.facts.experiences);
    bind(BespokeRequests).toConstantValue(line.bespokeRequests);
    bind(CalendarShares).toConstantValue(line.calendarShares);
    bind(Receipts).toConstantValue(line.receipts);
    bind(PendingExcursionBookings).toConstantValue(line.pendingExcursionBookings);
    bind(Locks).toConstantValue(line.locks);
    bind(tokens.bookingTerms).toConstantValue(line.terms);
    bind(tokens.systemCheck).toConstantValue({
      name: 'database',
      check: async () => void (await sql`select 1`.execute(line.database)),
    });
    bind(tokens.officeTimeZone).toConstantValue(line.timeZone);
    bind(tokens.sharedPicture).toConstantValue(line.content.home.slides[0].picture.name);
    bind(tokens.lineMessages).toConstantValue(line.content.messages);
    bind(tokens.lineName).toConstantValue(line.content.facts.name);
    bind(tokens.lineContact).toConstantValue({
      phone: line.content.facts.phone,
      email: line.content.facts.emails.general,
      address: line.content.facts.address,
    });
    bind(tokens.privacyEmail).toConstantValue(line.content.facts.emails.privacy);
    bind(tokens.lineEmail).toConstantValue(line.content.facts.emails.reservations);
  });
