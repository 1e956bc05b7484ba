import { ContainerModule } from 'inversify';
import type { Kysely } from 'kysely';
import { CalendarShares } from '../../core/calendar/calendar-shares.port';
import { PendingExcursionBookings } from '../../core/excursions/pending-excursion-bookings.port';
import { Clock } from '../../core/shared/clock.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Locks } from '../../core/shared/locks.port';
import { tokens } from '../../tokens';
import type { LineDatabase } from '../sql/line-database';
import { EmbeddedCalendarShares } from './calendar/calendar-shares';
import { EmbeddedPendingExcursionBookings } from './excursions/pending-excursion-bookings';
import { OutboxMessages } from './outbox-messages';
import { EmbeddedReceipts } from './receipts';
import { EmbeddedLocks } from '../embedded-line/locks/locks';

type Database = Kysely<LineDatabase>;

/** What the site itself must remember, in the line's own database whichever systems are chosen, and with Redis as well. */
export const stateModule = new ContainerModule(({ bind }) => {
  const { database } = tokens;
  bind(Locks).toResolvedValue((db: Database) => new EmbeddedLocks(db), [database]);
  bind(Receipts).toResolvedValue((db: Database, clock: Clock) => new EmbeddedReceipts(db, clock), [database, Clock]);
  bind(CalendarShares).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedCalendarShares(db, clock),
    [database, Clock],
  );
  bind(PendingExcursionBookings).toResolvedValue(
    (db: Database, clock: Clock) => new EmbeddedPendingExcursionBookings(db, clock),
    [database, Clock],
  );
  bind(OutboxMessages).toResolvedValue(
    (db: Database, clock: Clock) => new OutboxMessages(db, clock),
    [database, Clock],
  );
});
