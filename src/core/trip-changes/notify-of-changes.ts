import { addressedTo } from '../messages/addressed-to';
import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, leaseEnd, type NotifyReport, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import { afterText, beforeText, changeTitle } from './change-text';
import type { ChangeNotice, TripChanges } from './trip-changes.port';

interface NotifyOfChangesParts {
  readonly changes: Pick<TripChanges, 'claimNotices' | 'markNotified'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly sender: MessageSender;
  readonly clock: Clock;
  readonly addressOf: (reservationId: string) => string;
}

/** Writes to each person of a trip once about each change. What fails is retried. */
export class NotifyOfChanges {
  constructor(private readonly parts: NotifyOfChangesParts) {}

  async run(): Promise<NotifyReport> {
    const { changes, clock } = this.parts;
    const outcomes: NotifyOutcome[] = [];
    for (const notice of await changes.claimNotices(leaseEnd(clock))) {
      const outcome = await this.write(notice).catch(() => 'unnotified' as const);
      if (outcome !== 'unnotified') await changes.markNotified(notice);
      outcomes.push(outcome);
    }
    return notifyReport(outcomes);
  }

  /** A person without an address reads of the change on the trip's page: no message is retried for them. */
  private async write({ change, reservationId, contactId }: ChangeNotice): Promise<NotifyOutcome> {
    const { guests, sender, addressOf } = this.parts;
    const guest = await guests.getGuest(contactId);
    if (guest?.email === undefined) return 'no-recipient';
    const title = changeTitle(change);
    await sender.send({
      to: { channel: 'email', email: guest.email },
      kind: 'reservation',
      subject: `A change of your trip: ${title}`,
      short: `${title}.`,
      paragraphs: [
        addressedTo(guest.firstName, `something has changed about your trip, reservation ${reservationId}.`),
        `${title}.`,
        `It was: ${beforeText(change)}. It is: ${afterText(change)}.`,
        change.reason,
        'The page of your trip says what it does to your excursions. Calendars that follow the trip change by themselves.',
      ],
      action: { label: 'See the change', url: addressOf(reservationId) },
    });
    return 'notified';
  }
}
