import { readKept } from '../ui/kept-values';

/** Every page has this; the rest is fetched on a step of a reservation, and by browsers that remember something (NOT-07, NOT-10). */
export function wakeNotifications(page: Document): void {
  const kept = readKept('globalNotifications') ?? '[]';
  if (kept === '[]' && page.querySelector('[data-reserves]') === null) return;
  import('./notices').then(({ installNotifications }) => installNotifications(page)).catch(() => undefined);
}
