import type { NotificationState } from '../../src/core/notifications/notification';
import {
  NOTIFICATION_KEYS,
  notificationTexts,
  readNotifications,
} from '../../src/core/notifications/stored-notifications';
import { keepValue, readKept } from '../ui/kept-values';

/** What this browser remembers (NOT-10). */
export function readBrowserNotifications(): NotificationState {
  return readNotifications({
    notifications: readKept(NOTIFICATION_KEYS.notifications),
    dismissed: readKept(NOTIFICATION_KEYS.dismissed),
  });
}

export function keepBrowserNotifications(state: NotificationState): void {
  const texts = notificationTexts(state);
  keepValue(NOTIFICATION_KEYS.notifications, texts.notifications);
  keepValue(NOTIFICATION_KEYS.dismissed, texts.dismissed);
}
