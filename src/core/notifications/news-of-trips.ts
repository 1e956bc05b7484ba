import { daysBetween, isBefore, type PlainDate } from '../shared/plain-date';
import { itineraryRange } from '../voyages/itinerary-id';
import type { Notification } from './notification';
import type { NotificationWords } from './notification-texts';
import { notificationOfTrip, type NotifiedTrip } from './raise-notifications';

/** So long an option that ran out is news. */
const NEWS_DAYS = 30;

interface NoticeContext {
  readonly now: Date;
  /** By the guest's own calendar. */
  readonly today: PlainDate;
  /** The line's own words (H53). */
  readonly words?: NotificationWords;
}

/**
 * What a guest's reservations have to say today (NOT-09), in the order of the trips. A voyage that has begun says
 * nothing any more, and neither does an option that ran out a month ago. The day of a cancellation is not told to us:
 * it is news until its voyage begins, or until the guest closes it for good. A trip that names no day is told.
 */
export function newsOfTrips(
  trips: readonly NotifiedTrip[],
  { now, today, words }: NoticeContext,
): readonly Notification[] {
  return trips.filter((trip) => isNews(trip, today)).flatMap((trip) => notificationOfTrip(trip, now, words) ?? []);
}

function isNews({ status, depositDueOn, packages }: NotifiedTrip, today: PlainDate): boolean {
  const hasBegun = packages.some(({ packageCode }) => {
    const range = itineraryRange(packageCode);
    return range !== undefined && !isBefore(today, range.start);
  });
  const isOld = status === 'CT' && depositDueOn !== undefined && daysBetween(depositDueOn, today) > NEWS_DAYS;
  return !hasBegun && !isOld;
}
