import { momentText } from '../shared/moment-text';
import { addressedTo } from '../messages/addressed-to';
import type { Message } from '../messages/message';
import { formatMoney } from '../shared/money';
import { formatDateRange, formatLongDate } from '../shared/plain-date';
import type { Suite, Voyage } from '../voyages/voyage';
import type { Sailing } from '../voyages/sailing';
import type { UnnotifiedOffer } from './waitlist-offers.port';

interface OfferMessageInput {
  readonly unnotifiedOffer: UnnotifiedOffer;
  readonly email: string;
  readonly voyage: Pick<Voyage, 'title'>;
  readonly suite: Pick<Suite, 'title'>;
  readonly sailing: Pick<Sailing, 'start' | 'end'>;
  readonly url: string;
  readonly timeZone: string;
}

export function offerMessage({
  unnotifiedOffer: { offer, firstName },
  email,
  voyage,
  suite,
  sailing,
  url,
  timeZone,
}: OfferMessageInput): Message {
  const until = momentText(offer.expiresAt, timeZone);
  const { total, deposit, depositDueOn } = offer.quote;
  const firstPart = deposit.amount === total.amount ? 'all of it' : `the deposit of ${formatMoney(deposit)}`;
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `A suite has come free: ${voyage.title}`,
    short: `The ${suite.title} you waited for is kept for you until ${until}.`,
    paragraphs: [
      addressedTo(
        firstName,
        `the ${suite.title} you waited for on ${voyage.title}, ${formatDateRange(sailing.start, sailing.end)}, has been given back. You are first in line, and it is kept for you until ${until}.`,
      ),
      `The fare is ${formatMoney(total)} for the whole suite. Nothing is due when you accept; ${firstPart} is due by ${formatLongDate(depositDueOn)}.`,
      'If it no longer suits you, decline it and the next guest hears from us. Without an answer it passes on at the hour above.',
    ],
    action: { label: 'See the suite and answer', url },
  };
}

export function passedMessage({
  unnotifiedOffer: { offer, firstName },
  email,
  voyage,
  suite,
  sailing,
  url,
  timeZone,
}: OfferMessageInput): Message {
  const until = momentText(offer.expiresAt, timeZone);
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `The suite has passed on: ${voyage.title}`,
    short: `The ${suite.title} that was kept for you until ${until} has passed on, and your place in line ended with it.`,
    paragraphs: [
      addressedTo(
        firstName,
        `the ${suite.title} on ${voyage.title}, ${formatDateRange(sailing.start, sailing.end)}, was kept for you until ${until}. We had no answer by then, so it has passed on to the next guest in line, or back on sale where nobody waits.`,
      ),
      'Your place in line ended with it, and nothing is owed. If you would still like the voyage, you may join the waitlist again.',
    ],
    action: { label: 'See where it stands', url },
  };
}
