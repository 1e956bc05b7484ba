import type { Message } from '../messages/message';
import { clockTime } from '../shared/clock-time';
import { formatLongDate } from '../shared/plain-date';
import type { PartyRequest } from './excursion-bookings.port';

/** Notifies a guest that a pending excursion booking has failed (reliability D7). Times are port-local. */
export function excursionBookingFailedMessage({
  request: { departure, guests },
  title,
  firstName,
  email,
  url,
}: {
  readonly request: PartyRequest;
  readonly title: string;
  readonly firstName: string;
  readonly email: string;
  readonly url: string;
}): Message {
  const when = `${formatLongDate(departure.date)} at ${clockTime(departure.startsAt)}, local time`;
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `Not reserved: ${title}`,
    short: `${title}, ${when}, could not be reserved. Nothing is booked; please choose again.`,
    paragraphs: [
      `${firstName}, your reservation of ${title}, ${when}, for ${guests.map(({ fullName }) => fullName).join(', ')}, did not reach the desk. Nothing is booked, and nothing is charged.`,
      'Please choose it again, or call us and we do it for you. We are sorry for the trouble.',
    ],
    action: { label: 'Choose again', url },
  };
}
