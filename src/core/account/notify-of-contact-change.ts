import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import type { RateLimits } from '../shared/rate-limits.port';
import { noticeUses } from '../sign-in/code-limits';
import type { TextMessageCountries } from '../sign-in/text-message-countries';
import type { ContactSheet } from './contact';
import { contactNotices } from './contact-notice';

interface NotifyOfContactChangeParts {
  readonly sender: MessageSender;
  readonly limits: Pick<RateLimits, 'take' | 'release'>;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly lineName: string;
  readonly accountUrl: string;
}

/** The change is already made: a message that fails is reported, and undoes nothing (reliability A8). */
export class NotifyOfContactChange {
  constructor(private readonly parts: NotifyOfContactChangeParts) {}

  /** Resolves with the errors of messages that could not be sent; empty when all were. */
  async run(change: { readonly before: ContactSheet; readonly after: ContactSheet }): Promise<readonly unknown[]> {
    const { lineName, accountUrl, countries } = this.parts;
    const notices = contactNotices({ ...change, lineName, accountUrl }).filter(({ to }) => countries.canReach(to));
    const notificationErrors = await Promise.all(notices.map((notice) => this.notify(notice)));
    return notificationErrors.filter((cause) => cause !== undefined);
  }

  private async notify(notice: Message): Promise<unknown> {
    const { sender, limits } = this.parts;
    const uses = noticeUses(notice.to);
    try {
      const rateOutcome = await limits.take(uses);
      if (rateOutcome.kind === 'exceeded') return rateOutcome;
      const sendOutcome = await sender.send(notice);
      if (sendOutcome.kind === 'sent') return undefined;
      await limits.release(uses);
      return sendOutcome;
    } catch (cause) {
      return cause;
    }
  }
}
