import type { Message } from '../messages/message';
import { type SecurityNoticeParts, sendSecurityNotice } from '../sign-in/send-security-notice';
import type { ContactSheet } from './contact';
import { contactNotices } from './contact-notice';

interface NotifyOfContactChangeParts extends SecurityNoticeParts {
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
    const outcome = await sendSecurityNotice(this.parts, notice);
    return outcome.kind === 'notified' ? undefined : outcome.cause;
  }
}
