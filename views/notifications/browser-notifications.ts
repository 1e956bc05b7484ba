import type { NotificationState } from '../../src/core/notifications/notification';
import {
  NOTIFICATION_KEYS,
  notificationTexts,
  readNotifications,
} from '../../src/core/notifications/notification-storage';
import { storeValue, readStored } from '../ui/stored-values';

export function readBrowserNotifications(): NotificationState {
  return readNotifications({
    notifications: readStored(NOTIFICATION_KEYS.notifications),
    dismissed: readStored(NOTIFICATION_KEYS.dismissed),
  });
}

export function saveBrowserNotifications(state: NotificationState): void {
  const texts = notificationTexts(state);
  storeValue(NOTIFICATION_KEYS.notifications, texts.notifications);
  storeValue(NOTIFICATION_KEYS.dismissed, texts.dismissed);
}
