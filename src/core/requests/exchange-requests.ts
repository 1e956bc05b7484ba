import { addressedTo } from '../messages/addressed-to';
import type { MessageSender } from '../messages/message-sender.port';
import { leaseEnd } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { RequestInbox } from './request-inbox.port';
import { kindNames } from './trip-request';
import type { TripRequests, UnnotifiedAnswer } from './trip-requests.port';

const atOnce = 100;

interface ExchangeRequestsParts {
  readonly requests: TripRequests;
  readonly inbox: RequestInbox;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly sender: MessageSender;
  readonly clock: Clock;
  readonly addressOf: (reservationId: string) => string;
}

interface ExchangeReport {
  readonly delivered: number;
  readonly undelivered: number;
  readonly notified: number;
}

/** Delivers messages to the CRM, collects its answers, and notifies guests of them. What fails is retried. */
export class ExchangeRequests {
  constructor(private readonly parts: ExchangeRequestsParts) {}

  async run(): Promise<ExchangeReport> {
    const deliveryReport = await this.deliver();
    // A CRM that accepted nothing is down, so that it is not asked for answers.
    if (deliveryReport.undelivered === 0) await this.collect().catch(() => undefined);
    return { ...deliveryReport, notified: await this.notify() };
  }

  private async deliver() {
    const { requests, inbox } = this.parts;
    const deliveries = await requests.claimUndelivered(this.lease());
    let deliveredCount = 0;
    // Messages are delivered in order: a reply must not arrive before its request.
    for (const delivery of deliveries) {
      try {
        await inbox.deliver(delivery);
      } catch {
        return { delivered: deliveredCount, undelivered: deliveries.length - deliveredCount };
      }
      await requests.markDone(delivery.message.messageId);
      deliveredCount += 1;
    }
    return { delivered: deliveredCount, undelivered: 0 };
  }

  private async collect(): Promise<void> {
    const { requests, inbox } = this.parts;
    const ids = await requests.findOpenIds();
    for (let from = 0; from < ids.length; from += atOnce)
      for (const answer of await inbox.findAnswers(ids.slice(from, from + atOnce))) await requests.receive(answer);
  }

  private async notify(): Promise<number> {
    const { requests } = this.parts;
    let notifiedCount = 0;
    for (const answer of await requests.claimUnnotified(this.lease()))
      if (await this.write(answer)) {
        await requests.markDone(answer.message.messageId);
        notifiedCount += 1;
      }
    return notifiedCount;
  }

  /** A guest without an address reads the answer on the page: no message is retried for them. */
  private async write({ request, message }: UnnotifiedAnswer): Promise<boolean> {
    const { guests, sender, addressOf } = this.parts;
    try {
      const guest = await guests.getGuest(request.contactId);
      if (guest?.email === undefined) return true;
      const subject = `An answer to your request: ${kindNames[request.kind]}`;
      await sender.send({
        to: { channel: 'email', email: guest.email },
        kind: 'reservation',
        subject,
        short: `${subject}.`,
        paragraphs: [
          addressedTo(
            guest.firstName,
            `${message.author} has answered your request about reservation ${request.reservationId}.`,
          ),
          'The answer stands with your request, where you can reply.',
        ],
        action: { label: 'Read the answer', url: addressOf(request.reservationId) },
      });
      return true;
    } catch {
      return false;
    }
  }

  private lease(): Date {
    return leaseEnd(this.parts.clock);
  }
}
