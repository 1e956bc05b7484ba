import { ContainerModule } from 'inversify';
import { CalendarShares } from '../../core/calendar/calendar-shares.port';
import { PendingExcursionBookings } from '../../core/excursions/pending-excursion-bookings.port';
import { PartnerRepository } from '../../core/partners/partner-repository.port';
import { Clock } from '../../core/shared/clock.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Leadership } from '../../core/shared/leadership.port';
import { Locks } from '../../core/shared/locks.port';
import { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { EmbeddedCalendarShares } from './calendar/calendar-shares';
import { EmbeddedPendingExcursionBookings } from './excursions/pending-excursion-bookings';
import { OutboxMessages } from './outbox-messages';
import { EmbeddedReceipts } from './receipts';
import { EmbeddedPartnerRepository } from './partners/partner-repository';
import { SqlPasskeyRepository } from './sign-in/passkey-repository';
import { EmbeddedLeadership } from './locks/leadership';
import { EmbeddedLocks } from './locks/locks';

/** What the site itself must remember, in the line's own database whichever systems are chosen, and with Redis as well. */
export const stateModule = new ContainerModule(({ bind }) => {
  const { database } = tokens;
  construct(bind(Locks), EmbeddedLocks, [database]);
  construct(bind(Leadership), EmbeddedLeadership, [database]);
  construct(bind(Receipts), EmbeddedReceipts, [database, Clock]);
  construct(bind(CalendarShares), EmbeddedCalendarShares, [database, Clock]);
  construct(bind(PendingExcursionBookings), EmbeddedPendingExcursionBookings, [database, Clock]);
  construct(bind(PartnerRepository), EmbeddedPartnerRepository, [database]);
  construct(bind(PasskeyRepository), SqlPasskeyRepository, [database]);
  construct(bind(OutboxMessages), OutboxMessages, [database, Clock]);
});
