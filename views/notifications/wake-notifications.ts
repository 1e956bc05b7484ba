import { readStored } from '../ui/stored-values';
import { whenLoaded } from '../ui/when-loaded';

/** The rest loads on a reservation step, for guests, and with stored reminders (NOT-07, NOT-09, NOT-10). */
export function wakeNotifications(page: Window): void {
  const storedReminders = readStored('globalNotifications') ?? '[]';
  if (storedReminders === '[]' && page.document.querySelector('[data-reserves],[data-visit]') === null) return;
  whenLoaded(page, () => {
    import('./install-notifications')
      .then(({ installNotifications }) => installNotifications(page.document))
      .catch(() => undefined);
  });
}
