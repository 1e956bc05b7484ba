import type { Message } from '../messages/message';
import type { MessageSender, SendOutcome } from '../messages/message-sender.port';
import { isNotificationItem, type NotificationChoices } from './notification-items';
import type { NotificationPreferences } from './notification-preferences.port';

/** Wraps the providers, so that every message obeys the guest's settings (H37). */
export class PreferenceAwareSender implements MessageSender {
  constructor(
    private readonly carrier: MessageSender,
    private readonly preferences: Pick<NotificationPreferences, 'find'>,
  ) {}

  /** When the settings cannot be read, the error reaches the caller, which retries. */
  async send(message: Message): Promise<SendOutcome> {
    const { kind, contactId } = message;
    const choices =
      isNotificationItem(kind) && contactId !== undefined ? await this.preferences.find(contactId) : undefined;
    return isWanted(message, choices) ? this.carrier.send(message) : { kind: 'refused', reason: 'not-wanted' };
  }
}

/**
 * Applies the rule of the settings (H37). A message that settings control is sent only by the channels that the guest
 * chose for it; without known settings it is not sent. All others are always sent.
 */
function isWanted({ kind, to }: Pick<Message, 'kind' | 'to'>, choices: NotificationChoices | undefined): boolean {
  if (!isNotificationItem(kind)) return true;
  return choices?.[kind][to.channel === 'email' ? 'email' : 'sms'] ?? false;
}
