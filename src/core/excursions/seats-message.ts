import { momentText } from '../shared/moment-text';
import type { Message } from '../messages/message';
import { clockTime } from '../shared/clock-time';
import { formatLongDate } from '../shared/plain-date';
import type { ExcursionParty } from './excursion-bookings.port';
import type { Experience } from './experience';

export function seatsMessage({
  party,
  experience,
  firstName,
  email,
  cost,
  url,
}: {
  readonly party: ExcursionParty & { readonly offerEndsAt: Date };
  readonly experience: Pick<Experience, 'title'>;
  readonly firstName: string;
  readonly email: string;
  readonly cost: string;
  readonly url: string;
}): Message {
  const { departure, bookings, offerEndsAt } = party;
  const until = momentText(offerEndsAt, departure.timeZone);
  const seats = bookings.length === 1 ? 'A place' : `${bookings.length} places`;
  const when = `${formatLongDate(departure.date)} at ${clockTime(departure.startsAt)}, local time`;
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `${seats} came free: ${experience.title}`,
    short: `${seats} on ${experience.title}, ${when}, ${bookings.length === 1 ? 'is' : 'are'} kept for you until ${until}.`,
    paragraphs: [
      `${firstName}, ${seats.toLowerCase()} came free on ${experience.title}, ${when}, for ${bookings.map(({ fullName }) => fullName).join(', ')}. You are the first in line whom it is enough for, and we keep it for you until ${until}.`,
      `If you take ${bookings.length === 1 ? 'it' : 'them'}: ${cost}`,
      'Without an answer it passes on to the next in line at that hour, and you leave the line.',
    ],
    action: { label: 'Take it or let it go', url },
  };
}
