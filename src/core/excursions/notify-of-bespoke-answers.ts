import type { Message } from '../messages/message';
import { recipientOf } from '../messages/recipient-of';
import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyOnce, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { clockTime } from '../shared/clock-time';
import { formatMoney } from '../shared/money';
import { formatLongDate } from '../shared/plain-date';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { BespokeRequest } from './bespoke-request';
import type { BespokeRequests } from './bespoke-requests.port';

export class NotifyOfBespokeAnswers {
  constructor(
    private readonly parts: {
      readonly requests: Pick<BespokeRequests, 'claimUnnotified' | 'markNotified'>;
      readonly guests: Pick<GuestDirectory, 'getGuest'>;
      /** A sender that respects the notification settings (H37). */
      readonly sender: MessageSender;
      readonly clock: Clock;
      readonly addressOf: (reservationId: string) => string;
    },
  ) {}

  async run(): Promise<NotifyReport> {
    const waiting = await this.parts.requests.claimUnnotified(leaseEnd(this.parts.clock));
    return notifyReport(await Promise.all(waiting.map((request) => this.notify(request))));
  }

  private async notify(request: BespokeRequest): Promise<NotifyOutcome> {
    const { guests, sender, requests, addressOf } = this.parts;
    const guest = await guests.getGuest(request.contactId).catch(() => 'unavailable' as const);
    if (guest === 'unavailable') return 'unnotified';
    const to = guest && recipientOf(guest);
    const message =
      guest && to
        ? bespokeMessage({ request, to, firstName: guest.firstName, url: addressOf(request.reservationId) })
        : undefined;
    return notifyOnce(message, { sender, markNotified: () => requests.markNotified(request.requestId) });
  }
}

function bespokeMessage({
  request,
  to,
  firstName,
  url,
}: {
  readonly request: BespokeRequest;
  readonly to: Message['to'];
  readonly firstName: string;
  readonly url: string;
}): Message {
  const when = `${formatLongDate(request.date)}, ${clockTime(request.from)} to ${clockTime(request.to)}, local time`;
  const isConfirmed = request.state === 'confirmed';
  const names = request.guests.map(({ fullName }) => fullName).join(', ');
  return {
    to,
    kind: 'reservation',
    contactId: request.contactId,
    subject: isConfirmed
      ? `Your custom excursion on ${formatLongDate(request.date)} is confirmed`
      : `Your custom excursion on ${formatLongDate(request.date)}`,
    short: isConfirmed
      ? `Your custom excursion on ${when} is confirmed.`
      : `We cannot arrange your custom excursion on ${when}. Your trip says why.`,
    paragraphs: [
      isConfirmed
        ? `${firstName}, what you asked us to arrange on ${when}, for ${names}, is confirmed.`
        : `${firstName}, what you asked us to arrange on ${when}, for ${names}, is not to be had.`,
      ...(request.answer === undefined ? [] : [request.answer]),
      ...(isConfirmed
        ? [
            request.price
              ? `It is ${formatMoney(request.price)} per guest, posted to your account on board after the day.`
              : 'The price follows on request; nothing is due now.',
          ]
        : ['Ask us for another day or hour, or speak with your consultant.']),
    ],
    action: { label: 'See it with your trip', url },
  };
}
