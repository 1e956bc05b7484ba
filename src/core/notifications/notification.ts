export const NOTIFICATION_CATEGORIES = [
  'bookingDeposit',
  'bookingRemainingPayment',
  'bookingExpired',
  'continueBooking',
] as const;

export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** A category is off only when its toggle says so (NOT-03, NOT-06). */
export type NotificationToggles = Readonly<Partial<Record<NotificationCategory, boolean>>>;

/** The specification's model, name for name, because browsers store it under `globalNotifications` (NOT-01, NOT-10). */
export interface Notification {
  readonly id: string;
  readonly category: NotificationCategory;
  /** Priority as a label; it does not sort (NOT-08, H17). */
  readonly type: 'P1' | 'P2' | 'P3';
  readonly link: string;
  readonly created: string;
  readonly closed: boolean;
  /** Notifications with a smaller number come first; an absent one counts as 2000 (NOT-05). */
  readonly order?: number | undefined;
  readonly title: string;
  readonly body: string;
  readonly linkText: string;
  readonly closeable: boolean;
  readonly permanentCloseable: boolean;
  readonly removeOnClose: boolean;
  readonly replaceVariables: Readonly<Record<string, string>>;
}

/** A browser's stored state: its notifications, and the ids that were dismissed permanently (NOT-10). */
export interface NotificationState {
  readonly notifications: readonly Notification[];
  readonly dismissed: readonly string[];
}

export const DEFAULT_NOTIFICATION_ORDER = 2_000;

/**
 * Selects notifications that are not closed, not dismissed, and of a category that is on; by order, then by arrival
 * (NOT-03, NOT-05).
 */
export function visibleNotifications(
  state: NotificationState,
  toggles: NotificationToggles = {},
): readonly Notification[] {
  return state.notifications
    .filter(({ id, category, closed }) => !closed && !state.dismissed.includes(id) && toggles[category] !== false)
    .sort((first, second) => orderOf(first) - orderOf(second));
}

/**
 * Returns the state with `notification` added. A known one retains its closed state; a dismissed one is not added
 * (NOT-03).
 */
export function addNotification(state: NotificationState, notification: Notification): NotificationState {
  if (state.dismissed.includes(notification.id)) return state;
  const knownNotification = state.notifications.find(({ id }) => id === notification.id);
  if (!knownNotification) return { ...state, notifications: [...state.notifications, notification] };
  const renewedNotification = { ...notification, created: knownNotification.created, closed: knownNotification.closed };
  return {
    ...state,
    notifications: state.notifications.map((one) => (one === knownNotification ? renewedNotification : one)),
  };
}

/**
 * Returns the state after the guest closed a notification (NOT-04): unchanged when it is not closeable; `removeOnClose`
 * deletes it, otherwise it is marked as closed; `permanentCloseable` also records it as dismissed.
 */
export function closeNotification(state: NotificationState, id: string): NotificationState {
  const closing = state.notifications.find((notification) => notification.id === id);
  if (!closing?.closeable) return state;
  return {
    notifications: closing.removeOnClose
      ? state.notifications.filter((notification) => notification !== closing)
      : state.notifications.map((notification) =>
          notification === closing ? { ...closing, closed: true } : notification,
        ),
    dismissed: closing.permanentCloseable ? [...new Set([...state.dismissed, id])] : state.dismissed,
  };
}

export function notificationText({ title, body, replaceVariables }: Notification): {
  readonly title: string;
  readonly body: string;
} {
  const values = new Map(Object.entries(replaceVariables));
  const fill = (text: string) =>
    text.replace(/\{\{(\w{1,40})\}\}/g, (place, name: string) => values.get(name) ?? place);
  return { title: fill(title), body: fill(body).trim() };
}

const orderOf = ({ order = DEFAULT_NOTIFICATION_ORDER }: Notification): number => order;
