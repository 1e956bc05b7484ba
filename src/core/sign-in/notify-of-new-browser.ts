import type { MessageSender } from '../messages/message-sender.port';
import type { RateLimits } from '../shared/rate-limits.port';
import { carrierUses } from './code-limits';
import type { Guest } from './guest';
import { newBrowserNotice } from './new-browser-notice';
import type { TextMessageCountries } from './text-message-countries';

interface NotifyOfNewBrowserParts {
  readonly sender: MessageSender;
  readonly limits: RateLimits;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly lineName: string;
}

type NoticeOutcome = { readonly kind: 'notified' } | { readonly kind: 'unnotified'; readonly cause: unknown };

/** Sends the notice of a new browser (reliability A8). It never blocks a sign-in: failures are returned as values. */
export class NotifyOfNewBrowser {
  constructor(private readonly parts: NotifyOfNewBrowserParts) {}

  async run(seen: {
    readonly guest: Guest;
    readonly browser: string;
    readonly at: Date;
    readonly sessionsUrl: string;
  }): Promise<NoticeOutcome> {
    const { sender, limits, countries, lineName } = this.parts;
    const notice = newBrowserNotice({ ...seen, lineName });
    if (!notice || !countries.canReach(notice.to))
      return { kind: 'unnotified', cause: 'there is no address to write to' };
    const uses = carrierUses(notice.to);
    try {
      const taken = await limits.take(uses);
      if (taken.kind === 'exceeded') return { kind: 'unnotified', cause: taken };
    } catch (cause) {
      return { kind: 'unnotified', cause };
    }
    const outcome = await sender.send(notice).then(
      (sent): NoticeOutcome => (sent.kind === 'sent' ? { kind: 'notified' } : { kind: 'unnotified', cause: sent }),
      (cause: unknown) => ({ kind: 'unnotified', cause }) as const,
    );
    // The notice was not sent: its use of the limit must not keep the guest from their code (reliability D4).
    if (outcome.kind === 'unnotified') await limits.giveBack(uses).catch(() => undefined);
    return outcome;
  }
}
