import { forgetTrips } from '../../src/core/notifications/merge-trip-notifications';
import { storeValue, readStored } from '../ui/stored-values';
import { saveBrowserNotifications, readBrowserNotifications } from './browser-notifications';

const OWNER = 'notificationsOf';
const ASKED = 'notificationsAsked';

/** Deletes reminders about another guest's trips, also after a session has expired (NOT-09). */
export function forgetOthers(visit = ''): void {
  if ((readStored(OWNER) ?? '') === visit) return;
  saveBrowserNotifications(forgetTrips(readBrowserNotifications()));
  storeValue(OWNER, visit);
}

/** Returns true when a later page of this browser belonged to another session. */
export function isOfOtherVisit(visit = ''): boolean {
  const latest = readStored(OWNER) ?? '';
  return latest !== '' && latest !== visit;
}

/**
 * True once per visit, and after each page where a payment may have been made: pages of the engine and of other sites.
 */
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
    // A failure is ignored, because the next page asks again.
  }
}

function readAsked(): string | null {
  try {
    return sessionStorage.getItem(ASKED);
  } catch {
    return null;
  }
}
