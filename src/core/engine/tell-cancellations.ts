import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import { type TellOutcome, type TellReport, tellLeaseMs, tellReport } from '../messages/telling';
import type { Clock } from '../shared/clock.port';
import { formatMoney, isPositive } from '../shared/money';
import { formatDateRange } from '../shared/plain-date';
import type { CancellationNews, UntoldCancellation } from './cancellation-news.port';

/** Writes to every guest whose reservation the line’s people ended (H56), with what becomes of the money. What no carrier took is tried again. */
export class TellCancellations {
  constructor(private readonly parts: {
    readonly news: CancellationNews;
    readonly sender: MessageSender;
    readonly clock: Clock;
    /** The absolute address of a reservation among its guest’s trips. */
    readonly addressOf: (reservationId: string) => string;
  }) {}

  async run(): Promise<TellReport> {
    const { news, clock } = this.parts;
    const waiting = await news.takeUntold(new Date(clock.now().getTime() + tellLeaseMs));
    return tellReport(await Promise.all(waiting.map((one) => this.tell(one))));
  }

  private async tell(untold: UntoldCancellation): Promise<TellOutcome> {
    const { news, sender, addressOf } = this.parts;
    const { email, reservationId } = untold;
    if (email !== undefined) {
      const outcome = await sender.send(cancellationMessage({ untold, email, url: addressOf(reservationId) })).catch(() => undefined);
      if (!outcome) return 'untold';
    }
    await news.noteTold(reservationId);
    return email === undefined ? 'nobody' : 'told';
  }
}

export function cancellationMessage({ untold, email, url }: { readonly untold: UntoldCancellation; readonly email: string; readonly url: string }): Message {
  const { reservationId, wasInLine, voyage, start, end, firstName } = untold;
  const what = wasInLine ? 'your place in line' : `your reservation ${reservationId}`;
  const ended = wasInLine ? 'has been given up' : 'has been canceled, and with it whatever you had reserved ashore';
  return {
    to: { channel: 'email', email },
    kind: 'reservation',
    subject: `${wasInLine ? 'Your place in line has ended' : 'Your reservation is canceled'}: ${voyage}`,
    short: `${wasInLine ? 'Your place in line' : `Reservation ${reservationId}`} for ${voyage} ${wasInLine ? 'has ended' : 'is canceled'}.`,
    paragraphs: [
      `${firstName}, ${what} for ${voyage}, ${formatDateRange(start, end)}, ${ended}.`,
      moneyText(untold),
      'If this is not what you asked for, tell your consultant at once.',
    ],
    action: { label: 'See it among your trips', url },
  };
}

function moneyText({ paid, kept, back }: UntoldCancellation): string {
  if (!isPositive(paid)) return 'Nothing was paid, and nothing is owed.';
  if (!isPositive(back)) return `You had paid ${formatMoney(paid)}. By the terms all of it is kept.`;
  if (!isPositive(kept)) return `You had paid ${formatMoney(paid)}, and all of it goes back to you by the way it came.`;
  return `You had paid ${formatMoney(paid)}. By the terms we keep ${formatMoney(kept)}, and ${formatMoney(back)} goes back to you by the way it came.`;
}
