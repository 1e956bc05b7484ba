import { forgetOthers, isWorthAsking } from './guest-visit';
import { forgetOnceReserved, remindToContinue } from './remind-to-continue';
import { showNotifications } from './show-notifications';

/** Loaded by `wake-notifications.ts` when there is something to request, store or show. */
export function installNotifications(page: Document): void {
  remindToContinue(page);
  forgetOnceReserved(page);
  const box = page.querySelector<HTMLElement>('[data-notifications]');
  if (!box) return;
  const { visit, words } = box.dataset;
  forgetOthers(visit);
  const show = showNotifications(page, box);
  if (visit === undefined || !isWorthAsking(page, visit)) return;
  import('./ask-for-trips').then(({ askForTrips }) => askForTrips({ visit, words, show })).catch(() => undefined);
}
