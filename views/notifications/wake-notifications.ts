import { readStored } from '../ui/stored-values';

/** The rest loads on a reservation step, for guests, and with stored reminders (NOT-07, NOT-09, NOT-10). */
export function wakeNotifications(page: Document): void {
  const storedReminders = readStored('globalNotifications') ?? '[]';
  if (storedReminders === '[]' && page.querySelector('[data-reserves],[data-visit]') === null) return;
  import('./notices').then(({ installNotifications }) => installNotifications(page)).catch(() => undefined);
}
