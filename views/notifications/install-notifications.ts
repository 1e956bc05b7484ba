import { announceSignOut } from '../profile/session-signs';
import { refreshWhenVisible } from '../ui/refresh-when-visible';
import { forgetOthers, isWorthAsking } from './guest-visit';
import { forgetOnceReserved, remindToContinue } from './remind-to-continue';
import { showNotifications } from './show-notifications';

/** Loaded by `wake-notifications.ts` when there is something to request, store or show. */
export function installNotifications(page: Document): void {
  remindToContinue(page);
  forgetOnceReserved(page);
  const box = page.querySelector<HTMLElement>('[data-notifications]');
  if (!box) return;
  const { visit, today, words } = box.dataset;
  forgetOthers(visit);
  const show = showNotifications(page, box);
  const ask = () => {
    if (visit === undefined) return;
    import('./ask-for-trips')
      .then(({ askForTrips }) => askForTrips({ visit, today, words, show }))
      .catch(() => undefined);
  };
  // A tab that stayed open may have missed a payment elsewhere, or the day on which something is due.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') show();
  });
  refreshWhenVisible(page, ask);
  if (visit !== undefined) announceSignOut(page);
  if (visit !== undefined && isWorthAsking(page, visit)) ask();
}
