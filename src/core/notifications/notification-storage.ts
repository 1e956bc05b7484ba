import { readReturnAddress } from '../sign-in/return-address';
import { type Notification, NOTIFICATION_CATEGORIES, type NotificationState } from './notification';

export const NOTIFICATION_KEYS = {
  notifications: 'globalNotifications',
  dismissed: 'dismissedGlobalNotifications',
} as const;

interface StoredNotifications {
  readonly notifications?: string | null;
  readonly dismissed?: string | null;
}

const MAX_STORED = 50;
const MAX_TEXT_LENGTH = 1_000;

/** Any user of the browser can edit the storage: what is not valid, or links elsewhere, is dropped (NOT-10). */
export function readNotifications({ notifications, dismissed }: StoredNotifications): NotificationState {
  return {
    notifications: listIn(notifications).filter(isNotification),
    dismissed: listIn(dismissed).filter((id): id is string => typeof id === 'string'),
  };
}

export function notificationTexts({ notifications, dismissed }: NotificationState): {
  readonly notifications: string;
  readonly dismissed: string;
} {
  return { notifications: JSON.stringify(notifications), dismissed: JSON.stringify(dismissed) };
}

function listIn(text: string | null | undefined): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.slice(-MAX_STORED) : [];
  } catch {
    return [];
  }
}

const texts = ['id', 'created', 'title', 'body', 'linkText'] as const;
const switches = ['closed', 'closeable', 'permanentCloseable', 'removeOnClose'] as const;

function isNotification(value: unknown): value is Notification {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Readonly<Record<string, unknown>>;
  return (
    texts.every((name) => isShortText(entry[name])) &&
    switches.every((name) => typeof entry[name] === 'boolean') &&
    NOTIFICATION_CATEGORIES.some((category) => category === entry['category']) &&
    ['P1', 'P2', 'P3'].includes(String(entry['type'])) &&
    (entry['order'] === undefined || typeof entry['order'] === 'number') &&
    readReturnAddress(entry['link']) !== undefined &&
    areVariables(entry['replaceVariables'])
  );
}

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

const areVariables = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isShortText);
