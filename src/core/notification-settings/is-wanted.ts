import type { Message } from '../messages/message';
import { isNotificationItem, type NotificationChoices } from './notification-items';

/**
 * The one rule of the settings (H37). A message of a kind that a guest decides about goes by the ways that they chose for it
 * and by no other; one that nobody's choice is known for does not go. All others always go.
 */
export function isWanted(
  { kind, to }: Pick<Message, 'kind' | 'to'>,
  choices: NotificationChoices | undefined,
): boolean {
  if (!isNotificationItem(kind)) return true;
  return choices?.[kind][to.channel === 'email' ? 'email' : 'sms'] ?? false;
}
