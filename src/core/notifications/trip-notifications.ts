import { daysBetween, isBefore, type PlainDate } from '../shared/plain-date';
import { itineraryRange } from '../voyages/itinerary-id';
import type { Notification } from './notification';
import type { NotificationWords } from './notification-texts';
import { notificationOfTrip, type NotifiedTrip } from './raise-notifications';

const NEWS_DAYS = 30;

/**
 * Notifications about a guest's reservations (NOT-09), in the order of the trips. None for a voyage that has begun, nor
 * for an option that lapsed over a month ago. The date of a cancellation is unknown: it is reported until its voyage
 * begins, or until the guest dismisses it. A trip without dates is included.
 */
export function tripNotifications(
  trips: readonly NotifiedTrip[],
  { now, today, words }: { readonly now: Date; readonly today: PlainDate; readonly words?: NotificationWords },
): readonly Notification[] {
  return trips
    .filter((trip) => isNews(trip, today))
    .flatMap((trip) => notificationOfTrip(trip, { now, today }, words) ?? []);
}

function isNews({ status, depositDueOn, packages }: NotifiedTrip, today: PlainDate): boolean {
  const hasBegun = packages.some(({ packageCode }) => {
    const range = itineraryRange(packageCode);
    return range !== undefined && !isBefore(today, range.start);
  });
  const isOld = status === 'CT' && depositDueOn !== undefined && daysBetween(depositDueOn, today) > NEWS_DAYS;
  return !hasBegun && !isOld;
}
