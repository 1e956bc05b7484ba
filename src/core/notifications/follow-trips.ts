import { addNotification, type Notification, type NotificationState } from './notification';

/**
 * The state after a guest's reservations were asked for (NOT-09): exactly what was `raised` now, before everything else
 * and in its order. What was closed stays closed, what was dismissed stays away (NOT-03), and what has lost its reason is
 * gone. That something was closed outlives the visit, so that it is closed at the next one; its words do not, so that
 * nobody else at this browser reads them.
 */
export function followTrips(state: NotificationState, raised: readonly Notification[]): NotificationState {
  const { notifications } = raised.reduce(addNotification, state);
  const isRaised = (one: Notification) => raised.some(({ id }) => id === one.id);
  const news = raised.flatMap(({ id }) => notifications.filter((one) => one.id === id));
  const others = notifications.filter((one) => !isRaised(one));
  const closed = others.filter((one) => isOfTrip(one) && one.closed).map(withoutWords);
  return { ...state, notifications: [...closed, ...news, ...others.filter((one) => !isOfTrip(one))] };
}

/** The state once its guest is gone: somebody else must not see what it said of their trips. */
export const forgetTrips = (state: NotificationState): NotificationState => followTrips(state, []);

const isOfTrip = ({ category }: Notification): boolean => category !== 'continueBooking';

const withoutWords = (closed: Notification): Notification => ({
  ...closed,
  title: '',
  body: '',
  link: '/',
  replaceVariables: {},
});
