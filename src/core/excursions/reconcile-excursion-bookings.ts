import type { MessageSender } from '../messages/message-sender.port';
import type { Clock } from '../shared/clock.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { ReconcilingExcursionBookings } from './reconciling-excursion-bookings';
import type { ExcursionContent } from './excursion-content.port';
import { excursionBookingFailedMessage } from './excursion-booking-failed-message';
import type { PendingExcursionBooking, PendingExcursionBookings } from './pending-excursion-bookings.port';

/** After it somebody looks again. */
const lookEveryMs = 8_000;
const batchSize = 40;

export interface ReconcileReport {
  /** Found at the desk, as they were wished for or in line. */
  readonly settled: number;
  /** Never got there; their guests are told, or it is tried again. */
  readonly failed: number;
  readonly unnotified: number;
}

/**
 * Finds out what became of wishes whose answer was lost, or whose node died, within a minute (reliability D7); whoever
 * hoped in vain is written to. Every node runs it every few seconds.
 */
export class ReconcileExcursionBookings {
  constructor(
    private readonly parts: {
      readonly pending: Pick<PendingExcursionBookings, 'takeDue' | 'markNotified' | 'forgetOld'>;
      readonly excursionBookings: Pick<ReconcilingExcursionBookings, 'reconcile'>;
      readonly guests: Pick<GuestDirectory, 'getGuest'>;
      readonly content: Pick<ExcursionContent, 'findExperiences'>;
      readonly sender: MessageSender;
      readonly clock: Clock;
      /** The absolute address of a reservation's experiences. */
      readonly addressOf: (reservationId: string) => string;
    },
  ) {}

  async run(): Promise<ReconcileReport> {
    const { pending, clock } = this.parts;
    const due = await pending.takeDue({ leaseUntil: new Date(clock.now().getTime() + lookEveryMs), limit: batchSize });
    const outcomes = await Promise.all(due.map((pendingBooking) => this.reconcile(pendingBooking)));
    await pending.forgetOld();
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    return { settled: count('settled'), failed: count('told') + count('untold'), unnotified: count('untold') };
  }

  /** A desk that cannot say leaves it open: nobody is told what is not known. */
  private async reconcile(pendingBooking: PendingExcursionBooking): Promise<'open' | 'settled' | 'told' | 'untold'> {
    const outcome = await this.parts.excursionBookings
      .reconcile(pendingBooking.request.requestKey)
      .catch(() => 'open' as const);
    return outcome === 'failed' ? this.notify(pendingBooking) : outcome;
  }

  private async notify({ request, isNotified }: PendingExcursionBooking): Promise<'told' | 'untold' | 'open'> {
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
      // A carrier that is away is tried again; one that refuses will never take it.
      if (!(await sender.send(message).catch(() => undefined))) return 'untold';
    }
    await pending.markNotified(request.requestKey);
    return 'told';
  }
}
