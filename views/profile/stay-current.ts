import { withoutReceipts } from '../trips/without-receipts';
import { showGuestLocalTime } from './show-guest-local-time';
import { refreshWhenVisible } from '../ui/refresh-when-visible';
import { refreshRegions } from '../ui/replace-regions';

/** Milliseconds after midnight of the line's day, so that the server has certainly begun the new day too. */
const afterMidnightMs = 2_000;

/**
 * Refreshes the regions of a guest's open page: on return to the tab, on restoration from the back/forward cache, and
 * when the line's next day begins, at which payments fall due, bookings open and close, and trips end.
 */
export function stayCurrent(page: Document): void {
  const refresh = () =>
    void refreshRegions(page, withoutReceipts()).then(() => {
      showGuestLocalTime(page);
    });
  refreshWhenVisible(page, refresh);
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  if (page.querySelector('[data-trip-now]'))
    void import('../trip-changes/follow-changes').then(({ followChanges }) => followChanges(page));
  const dayEnds = page.querySelector<HTMLElement>('[data-day-ends]')?.dataset['dayEnds'] ?? '';
  const dayEndsIn = Date.parse(dayEnds) - Date.now();
  const dayMs = 24 * 60 * 60_000;
  const atMidnight = (delay: number) =>
    setTimeout(() => {
      refresh();
      atMidnight(dayMs);
    }, delay);
  if (dayEndsIn > 0) atMidnight(dayEndsIn + afterMidnightMs);
}
