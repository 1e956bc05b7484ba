import { forgetOnceReserved, remindToContinue } from './remind-to-continue';
import { showNotifications } from './show-notifications';

/** Fetched by `wake-notifications.ts` where there is something to remember or to show. */
export function installNotifications(page: Document): void {
  remindToContinue(page);
  forgetOnceReserved(page);
  showNotifications(page);
}
