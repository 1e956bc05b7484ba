import { withoutBegunVoyages } from '../../src/core/notifications/continue-booking';
import { closeNotification, type Notification, notificationText, visibleNotifications } from '../../src/core/notifications/notification';
import { todayIn } from '../../src/core/shared/plain-date';
import { keepBrowserNotifications, readBrowserNotifications } from './browser-notifications';

/** Fills the list of what waits for the visitor, and closes what they have seen (NOT-03 to NOT-05, NOT-10). */
export function showNotifications(page: Document): void {
  const box = page.querySelector<HTMLElement>('[data-notifications]');
  if (!box) return;
  const draw = () => {
    const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
    const visible = visibleNotifications(withoutBegunVoyages(readBrowserNotifications(), today));
    box.querySelector('ul')?.replaceChildren(...visible.flatMap((notification) => toItem(box, notification)));
    box.hidden = visible.length === 0;
  };
  box.addEventListener('click', ({ target }) => {
    const id = target instanceof Element ? target.closest('button')?.closest<HTMLElement>('[data-id]')?.dataset['id'] : undefined;
    if (id === undefined) return;
    keepBrowserNotifications(closeNotification(readBrowserNotifications(), id));
    draw();
    const next = box.hidden ? page.querySelector<HTMLElement>('#content') : box.querySelector<HTMLElement>('button:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  // A page that comes back from the history may have been left before something was raised, or closed.
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) draw();
  });
  draw();
}

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
  item.querySelector('button')?.toggleAttribute('hidden', !notification.closeable);
  return [item];
}
