import { parseItineraryId } from '../voyages/itinerary-id';
import { isBefore, type PlainDate } from '../shared/plain-date';
import { addNotification, type Notification, type NotificationState } from './notification';

const CATEGORY = 'continueBooking';

/**
 * The state after a reservation page was open (NOT-07). A browser holds one suite at a time, so it has one reminder, of
 * the reservation that it left last. A permanently dismissed one is not added (NOT-03).
 */
export function addContinueBooking(state: NotificationState, reminder: Notification): NotificationState {
  const others = state.notifications.filter(({ category, id }) => category !== CATEGORY || id === reminder.id);
  return addNotification({ ...state, notifications: others }, reminder);
}

export function forgetContinueBooking(state: NotificationState): NotificationState {
  return { ...state, notifications: state.notifications.filter(({ category }) => category !== CATEGORY) };
}

/** A voyage that has begun cannot be booked any more. The reminder's id ends with the itinerary id. */
export function withoutBegunVoyages(state: NotificationState, today: PlainDate): NotificationState {
  return { ...state, notifications: state.notifications.filter((notification) => !hasBegun(notification, today)) };
}

function hasBegun({ category, id }: Notification, today: PlainDate): boolean {
  const itinerary = parseItineraryId(id.slice(CATEGORY.length + 1));
  return category === CATEGORY && (itinerary.kind === 'malformed' || !isBefore(today, itinerary.start));
}
