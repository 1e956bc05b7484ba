import { withoutBegunVoyages } from '../../src/core/notifications/continue-booking';
import {
  closeNotification,
  type Notification,
  notificationText,
  type NotificationToggles,
  visibleNotifications,
} from '../../src/core/notifications/notification';
import { saveBrowserNotifications, readBrowserNotifications } from './browser-notifications';
import { localToday } from './local-today';
import { notificationsTexts as texts } from './notifications.texts';

/** Removes reminders that the visitor closes (NOT-03 to NOT-05, NOT-10). Returns a function that renders again. */
export function showNotifications(page: Document, box: HTMLElement): () => number {
  const toggles: NotificationToggles = Object.fromEntries(
    (box.dataset['off'] ?? '').split(' ').map((category) => [category, false]),
  );
  const draw = () => {
    const visible = visibleNotifications(withoutBegunVoyages(readBrowserNotifications(), localToday()), toggles).filter(
      ({ link }) => !isHere(link),
    );
    const [first = [], ...others] = visible.map((notification) => toItem(box, notification));
    box.querySelector('[data-first]')?.replaceChildren(...first);
    box.querySelector('[data-others]')?.replaceChildren(...others.flat());
    box.querySelector('details')?.toggleAttribute('hidden', others.length === 0);
    box.querySelector('[data-more]')?.replaceChildren(texts.more(others.length));
    box.hidden = visible.length === 0;
    return visible.length;
  };
  box.addEventListener('click', ({ target }) => {
    const id =
      target instanceof Element
        ? target.closest('button')?.closest<HTMLElement>('[data-id]')?.dataset['id']
        : undefined;
    if (id === undefined) return;
    saveBrowserNotifications(closeNotification(readBrowserNotifications(), id));
    draw();
    const next = box.hidden
      ? page.querySelector<HTMLElement>('#content')
      : box.querySelector<HTMLElement>('button:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  // A page restored from the back/forward cache may miss later changes.
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) draw();
  });
  draw();
  return draw;
}

/** A visitor who has followed a reminder to this page need not see it here. */
const isHere = (link: string): boolean => link === `${location.pathname}${location.search}`;

function toItem(box: HTMLElement, notification: Notification): readonly HTMLElement[] {
  const blank = box.querySelector('template')?.content.firstElementChild;
  const item = blank?.cloneNode(true);
  if (!(item instanceof HTMLElement)) return [];
  const { title, body } = notificationText(notification);
  const write = (part: string, words: string) => item.querySelector(part)?.replaceChildren(words);
  item.dataset['id'] = notification.id;
  write('.notification__title', title);
  write('.notification__body', body);
  write('.notification__link .button__text', notification.linkText);
  item.querySelector('a')?.setAttribute('href', notification.link);
  const button = item.querySelector('button');
  button?.toggleAttribute('hidden', !notification.closeable);
  button?.setAttribute('aria-label', texts.close(title));
  return [item];
}
