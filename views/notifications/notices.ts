import { forgetOthers, isWorthAsking } from './guest-visit';
import { forgetOnceReserved, remindToContinue } from './remind-to-continue';
import { showNotifications } from './show-notifications';

/** Fetched by `wake-notifications.ts` where there is something to ask for, to remember or to show. */
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
