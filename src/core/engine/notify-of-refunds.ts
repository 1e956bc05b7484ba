import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyOnce, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { formatDateRange } from '../shared/plain-date';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { voyageOfItinerary } from '../voyages/voyage-of-itinerary';
import { endedHoldMessage, notPayableMessage } from './refund-message';
import type { RefundedPayment, RefundedPayments } from './refunded-payments.port';

/** A failed message is retried every minute. A withdrawn voyage changes only its wording. */
export class NotifyOfRefunds {
  constructor(
    private readonly parts: {
      readonly refundedPayments: RefundedPayments;
      readonly sender: MessageSender;
      readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
      readonly inventory: Pick<SailingInventory, 'getSailing'>;
      readonly clock: Clock;
      readonly addresses: {
        readonly suites: (itineraryId: string) => string;
        readonly voyages: () => string;
        readonly manage: (reservationId: string) => string;
      };
    },
  ) {}

  async run(): Promise<NotifyReport> {
    const { refundedPayments, clock } = this.parts;
    const waiting = await refundedPayments.claimUnnotified(leaseEnd(clock));
    return notifyReport(await Promise.all(waiting.map((one) => this.notify(one))));
  }

  private async notify(payment: RefundedPayment): Promise<NotifyOutcome> {
    const { refundedPayments, sender } = this.parts;
    const markNotified = () => refundedPayments.markNotified(payment.paymentId);
    return notifyOnce(await this.write(payment), { sender, markNotified });
  }

  private async write({ email, itineraryId, cause, ...refund }: RefundedPayment) {
    const { content, inventory, addresses } = this.parts;
    if (email === undefined) return undefined;
    const [sailing, voyages, suites] = await Promise.all([
      inventory.getSailing(itineraryId),
      content.findVoyages(),
      content.findSuites(),
    ]);
    const voyage = voyageOfItinerary(voyages, itineraryId);
    const about = {
      ...refund,
      email,
      voyage: voyage?.title ?? 'your voyage',
      dates: sailing && formatDateRange(sailing.start, sailing.end),
    };
    if (cause.kind === 'not-payable')
      return notPayableMessage({ ...about, ...cause, url: addresses.manage(cause.reservationId) });
    return endedHoldMessage({
      ...about,
      suites: cause.categories.map((code) => suites.find(({ category }) => category === code)?.title ?? code),
      url: sailing && voyage ? addresses.suites(itineraryId) : addresses.voyages(),
    });
  }
}
