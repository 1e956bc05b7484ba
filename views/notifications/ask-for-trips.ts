import { mergeTripNotifications } from '../../src/core/notifications/merge-trip-notifications';
import { tripNotifications } from '../../src/core/notifications/trip-notifications';
import type { NotificationWords } from '../../src/core/notifications/notification-texts';
import { readReservation, type ReservationAnswer } from '../../src/core/notifications/read-reservation';
import { parsePlainDate } from '../../src/core/shared/plain-date';
import { saveBrowserNotifications, readBrowserNotifications } from './browser-notifications';
import { localToday } from './local-today';
import { noteAsked } from './guest-visit';
import { notificationsTexts as texts } from './notifications.texts';

interface NoticeRequest {
  readonly visit: string;
  /** The line's current day when the page was rendered. */
  readonly today: string | undefined;
  /** The line's own texts are JSON (H53). */
  readonly words: string | undefined;
  readonly show: () => number;
}

/** A failure is not reported, because reminders are optional and the next page asks again (NOT-06, NOT-08, NOT-09). */
export async function askForTrips({ visit, today = '', words, show }: NoticeRequest): Promise<void> {
  const answer = await fetch(`/api/reservations?skipDetails=true&cache=${Date.now()}`, { cache: 'no-store' });
  noteAsked(visit);
  if (!answer.ok) return;
  const trips = ((await answer.json()) as readonly ReservationAnswer[]).map(readReservation);
  const before = readBrowserNotifications();
  const news = tripNotifications(trips, {
    now: new Date(),
    today: parsePlainDate(today) ?? localToday(),
    ...(words === undefined ? {} : { words: JSON.parse(words) as NotificationWords }),
  });
  saveBrowserNotifications(mergeTripNotifications(before, news));
  const count = show();
  const isNew = news.some(
    ({ id }) => !before.notifications.some((notification) => notification.id === id) && !before.dismissed.includes(id),
  );
  if (isNew && count > 0) say(texts.said(count));
}

function say(words: string): void {
  const status = document.querySelector('[data-notifications-said]');
  if (status) status.textContent = words;
}
