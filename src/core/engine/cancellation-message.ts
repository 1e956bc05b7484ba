import { addressedTo } from '../messages/addressed-to';
import type { Message } from '../messages/message';
import { formatMoney, isPositive } from '../shared/money';
import type { CancellationAccount } from './reservation-news.port';

interface CancellationMessage extends CancellationAccount {
  readonly reservationId: string;
  readonly wasInLine: boolean;
  readonly staying: number;
  readonly firstName: string;
  readonly email: string;
  readonly voyage: string;
  readonly dates: string;
  readonly url: string;
}

export function cancellationMessage({
  reservationId,
  wasInLine,
  staying,
  firstName,
  email,
  voyage,
  dates,
  url,
  ...account
}: CancellationMessage): Message {
  const booking = wasInLine ? 'your place in line' : `your reservation ${reservationId}`;
  const endText = wasInLine ? 'has been given up' : 'has been cancelled, and with it whatever you had reserved ashore';
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `${wasInLine ? 'Your place in line has ended' : 'Your reservation is cancelled'}: ${voyage}`,
    short: `${wasInLine ? 'Your place in line' : `Reservation ${reservationId}`} for ${voyage} ${wasInLine ? 'has ended' : 'is cancelled'}.`,
    paragraphs: [
      addressedTo(firstName, `${booking} for ${voyage}, ${dates}, ${endText}.`),
      moneyText(account),
      ...(staying > 0 ? ['Everything else of your booking stays as it is.'] : []),
      'If this is not what you asked for, tell your consultant at once.',
    ],
    action: { label: 'See it among your trips', url },
  };
}

function moneyText({ paid, retained, refund }: CancellationAccount): string {
  if (!isPositive(paid)) return 'Nothing was paid, and nothing is owed.';
  if (!isPositive(refund)) return `You had paid ${formatMoney(paid)}. By the terms all of it is kept.`;
  if (!isPositive(retained))
    return `You had paid ${formatMoney(paid)}, and all of it goes back to you by the way it came.`;
  return `You had paid ${formatMoney(paid)}. By the terms we keep ${formatMoney(retained)}, and ${formatMoney(refund)} goes back to you by the way it came.`;
}
