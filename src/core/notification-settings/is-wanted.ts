import type { Message } from '../messages/message';
import { isNotificationItem, type NotificationChoices } from './notification-items';

/**
 * The rule of the settings (H37). A message that settings control is sent only by the channels that the guest chose for
 * it; without known settings it is not sent. All others are always sent.
 */
export function isWanted(
  { kind, to }: Pick<Message, 'kind' | 'to'>,
  choices: NotificationChoices | undefined,
): boolean {
  if (!isNotificationItem(kind)) return true;
  return choices?.[kind][to.channel === 'email' ? 'email' : 'sms'] ?? false;
}
