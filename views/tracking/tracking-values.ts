import type { Tracking } from '../../src/core/leads/lead';
import {
  readTrackingCookie,
  readTrackingText,
  trackingDays,
  UTM_COOKIE,
  writeTrackingCookie,
} from '../../src/core/tracking/tracking-text';
import { readConsent } from '../consent/consent';
import { dropBrowserCookie, setBrowserCookie, readBrowserCookie } from '../ui/browser-cookies';

/**
 * Campaign values that a form of this page may send (TRK-05, H14). With consent: the page's query, else the cookie.
 * Before a choice: the page's query alone, which is not stored. After a refusal: nothing.
 */
export function readTracking(page: Window = window): Tracking {
  const consent = readConsent(page);
  if (consent === 'declined' || consent === 'refused') return {};
  const arrivedWith = readTrackingText(page.location.search);
  if (consent === 'undecided' || Object.keys(arrivedWith).length > 0) return arrivedWith;
  return readTrackingCookie(readBrowserCookie(page, UTM_COOKIE) ?? '');
}

export function settleTracking(page: Window): void {
  if (readConsent(page) !== 'accepted') return dropBrowserCookie(page, UTM_COOKIE);
  const arrivedWith = readTrackingText(page.location.search);
  if (Object.keys(arrivedWith).length === 0) return;
  setBrowserCookie(page, { name: UTM_COOKIE, value: writeTrackingCookie(arrivedWith), days: trackingDays });
}
