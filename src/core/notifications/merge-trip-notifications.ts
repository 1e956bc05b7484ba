import { addNotification, type Notification, type NotificationState } from './notification';

/**
 * The state after a guest's reservations were loaded (NOT-09): exactly the notifications in `raisedNotifications`, first and in
 * their order. Closed ones stay closed, dismissed ones are left out (NOT-03), outdated ones are removed. Across visits
 * only the closed state is stored, not the texts, so that no other user of this browser reads them.
 */
export function mergeTripNotifications(
  state: NotificationState,
  raisedNotifications: readonly Notification[],
): NotificationState {
  const { notifications } = raisedNotifications.reduce(addNotification, state);
  const isRaised = (one: Notification) => raisedNotifications.some(({ id }) => id === one.id);
  const news = raisedNotifications.flatMap(({ id }) => notifications.filter((one) => one.id === id));
  const others = notifications.filter((one) => !isRaised(one));
  const closedNotifications = others.filter((one) => isOfTrip(one) && one.closed).map(withoutWords);
  return { ...state, notifications: [...closedNotifications, ...news, ...others.filter((one) => !isOfTrip(one))] };
}

/** Returns the state after sign-out: another user of this browser must not see the guest's trips. */
export const forgetTrips = (state: NotificationState): NotificationState => mergeTripNotifications(state, []);

const isOfTrip = ({ category }: Notification): boolean => category !== 'continueBooking';

const withoutWords = (notification: Notification): Notification => ({
  ...notification,
  title: '',
  body: '',
  link: '/',
  replaceVariables: {},
});
