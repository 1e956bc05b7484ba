import { forgetTrips } from '../../src/core/notifications/follow-trips';
import { storeValue, readStored } from '../ui/stored-values';
import { saveBrowserNotifications, readBrowserNotifications } from './browser-notifications';

/** Whose trips the browser's notifications speak of, by the guest's sign-in. */
const OWNER = 'notificationsOf';
/** The sign-in for which this tab has asked. */
const ASKED = 'notificationsAsked';

/** What was said of one guest's trips is not for the next, nor for whoever comes after a session has run out (NOT-09). */
export function forgetOthers(visit = ''): void {
  if ((readStored(OWNER) ?? '') === visit) return;
  saveBrowserNotifications(forgetTrips(readBrowserNotifications()));
  storeValue(OWNER, visit);
}

/** Once a visit; and after every page on which something may have been paid: the engine's, and another house's. */
export function isWorthAsking({ referrer, location: { origin } }: Document, visit: string): boolean {
  const from = referrer === '' ? undefined : new URL(referrer);
  return (
    from?.pathname.startsWith('/engine/') === true ||
    (from !== undefined && from.origin !== origin) ||
    readAsked() !== visit
  );
}

export function noteAsked(visit: string): void {
  try {
    sessionStorage.setItem(ASKED, visit);
  } catch {
    // It is asked again on the next page.
  }
}

function readAsked(): string | null {
  try {
    return sessionStorage.getItem(ASKED);
  } catch {
    return null;
  }
}
