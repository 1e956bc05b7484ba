import type { MessageSender } from '../messages/message-sender.port';
import type { Clock } from '../shared/clock.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { ReconcilingExcursionBookings } from './reconciling-excursion-bookings';
import type { ExcursionContent } from './excursion-content.port';
import { excursionBookingFailedMessage } from './excursion-booking-failed-message';
import type { NotifyOfExcursionBooking } from './notify-of-excursion-booking';
import type { PendingExcursionBooking, PendingExcursionBookings } from './pending-excursion-bookings.port';

/** How long a node may take to reconcile a booking, in milliseconds; afterwards another node may try. */
const lookEveryMs = 8_000;
const batchSize = 40;

interface ReconcileReport {
  readonly settled: number;
  /** Bookings that the remote system never received; their guests are notified, or the notification is retried. */
  readonly failed: number;
  readonly unnotified: number;
}

/**
 * Reconciles pending bookings within a minute after a lost response or a crashed node (reliability D7). Every node runs
 * it every few seconds.
 */
export class ReconcileExcursionBookings {
  constructor(
    private readonly parts: {
      readonly pending: Pick<PendingExcursionBookings, 'claimDue' | 'markNotified'>;
      readonly excursionBookings: Pick<ReconcilingExcursionBookings, 'reconcile' | 'findByKey'>;
      readonly notifyOfBooking: Pick<NotifyOfExcursionBooking, 'notifyOfBooking'>;
      readonly guests: Pick<GuestDirectory, 'getGuest'>;
      readonly content: Pick<ExcursionContent, 'findExperiences'>;
      readonly sender: MessageSender;
      readonly clock: Clock;
      readonly addressOf: (reservationId: string) => string;
    },
  ) {}

  async run(): Promise<ReconcileReport> {
    const { pending, clock } = this.parts;
    const due = await pending.claimDue({ leaseUntil: new Date(clock.now().getTime() + lookEveryMs), limit: batchSize });
    const outcomes = await Promise.all(due.map((pendingBooking) => this.reconcile(pendingBooking)));
    const count = (wantedOutcome: string) => outcomes.filter((outcome) => outcome === wantedOutcome).length;
    return {
      settled: count('settled'),
      failed: count('notified') + count('unnotified'),
      unnotified: count('unnotified'),
    };
  }

  /** While the booking system does not answer, the booking stays open: no guest is notified of an unknown outcome. */
  private async reconcile(
    pendingBooking: PendingExcursionBooking,
  ): Promise<'open' | 'settled' | 'notified' | 'unnotified'> {
    const outcome = await this.parts.excursionBookings
      .reconcile(pendingBooking.request.requestKey)
      .catch(() => 'open' as const);
    if (outcome === 'settled') await this.notifyOfSettled(pendingBooking);
    return outcome === 'failed' ? this.notify(pendingBooking) : outcome;
  }

  /**
   * Sends the ordinary message about booked seats, also when they belong to a change, which has a message of its own.
   */
  private async notifyOfSettled({ request }: PendingExcursionBooking): Promise<void> {
    const party = await this.parts.excursionBookings.findByKey(request.requestKey).catch(() => undefined);
    if (party) await this.parts.notifyOfBooking.notifyOfBooking(party);
  }

  private async notify({ request, isNotified }: PendingExcursionBooking): Promise<'notified' | 'unnotified' | 'open'> {
    if (isNotified) return 'open';
    const { guests, content, sender, pending, addressOf } = this.parts;
    const [guest, experiences] = await Promise.all([guests.getGuest(request.contactId), content.findExperiences()]);
    const title =
      experiences.find(({ tourCode }) => tourCode === request.departure.tourCode)?.title ?? request.departure.tourCode;
    if (guest?.email !== undefined) {
      const message = excursionBookingFailedMessage({
        request,
        title,
        firstName: guest.firstName,
        email: guest.email,
        url: addressOf(request.reservationId),
      });
      if (!(await sender.send(message).catch(() => undefined))) return 'unnotified';
    }
    await pending.markNotified(request.requestKey);
    return 'notified';
  }
}
