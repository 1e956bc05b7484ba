import { readStored } from '../ui/stored-values';

/** Every page has this; the rest is fetched on a step of a reservation, for guests, and by browsers that remember something (NOT-07, NOT-09, NOT-10). */
export function wakeNotifications(page: Document): void {
  const stored = readStored('globalNotifications') ?? '[]';
  if (stored === '[]' && page.querySelector('[data-reserves],[data-visit]') === null) return;
  import('./notices').then(({ installNotifications }) => installNotifications(page)).catch(() => undefined);
}
