import type { Message } from '../messages/message';
import type { MessageSender, SendOutcome } from '../messages/message-sender.port';
import { isNotificationItem } from './notification-items';
import type { NotificationPreferences } from './notification-preferences.port';
import { isWanted } from './is-wanted';

/** Wraps the providers, so that every message obeys the guest's settings (H37). */
export class ObedientSender implements MessageSender {
  constructor(
    private readonly carrier: MessageSender,
    private readonly preferences: Pick<NotificationPreferences, 'find'>,
  ) {}

  /** Unreadable settings are not guessed: the error reaches the caller, which retries. */
  async send(message: Message): Promise<SendOutcome> {
    const { kind, contactId } = message;
    const choices =
      isNotificationItem(kind) && contactId !== undefined ? await this.preferences.find(contactId) : undefined;
    return isWanted(message, choices) ? this.carrier.send(message) : { kind: 'refused', reason: 'not-wanted' };
  }
}
