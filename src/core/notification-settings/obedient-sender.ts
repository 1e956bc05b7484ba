import type { Message } from '../messages/message';
import type { MessageSender, SendOutcome } from '../messages/message-sender.port';
import { isNotificationItem } from './notification-items';
import type { NotificationPreferences } from './notification-preferences.port';
import { isWanted } from './is-wanted';

/** Stands before the carriers, so that no message of the line goes round what its guest chose (H37). */
export class ObedientSender implements MessageSender {
  constructor(
    private readonly carrier: MessageSender,
    private readonly preferences: Pick<NotificationPreferences, 'find'>,
  ) {}

  /** A choice that cannot be read is not guessed: the error goes on to the sender, who tries again. */
  async send(message: Message): Promise<SendOutcome> {
    const { kind, contactId } = message;
    const choices =
      isNotificationItem(kind) && contactId !== undefined ? await this.preferences.find(contactId) : undefined;
    return isWanted(message, choices) ? this.carrier.send(message) : { kind: 'refused', reason: 'not-wanted' };
  }
}
