import { type Tracking, trackingNames } from '../leads/lead';

/** The cookie that keeps the eight values, with consent only (TRK-05, TRK-08, H14). */
export const UTM_COOKIE = 'utm';
/** The name of the cookie that keeps the visitor's choice, once one was made. */
export const CONSENT_COOKIE = 'consent';
export const trackingDays = 90;

/** Click ids are the longest, with some hundred letters; whatever is longer was not made by an advertisement. */
const maxCharacters = 200;
const maxCookieLength = 2_000;

/**
 * The tracking values of a query. Unknown names are left
 * out; so are values that are empty, too long or hold control characters.
 */
export function readTrackingText(text: string): Tracking {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    trackingNames.flatMap((name) => {
      const value = query.get(name)?.trim() ?? '';
      return isTrackingValue(value) ? [[name, value]] : [];
    }),
  );
}

/** A query without the eight values: what an address says of a campaign is kept with consent alone (H14). */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  if (!trackingNames.some((name) => query.has(name))) return search;
  for (const name of trackingNames) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** As `readTrackingCookie` wants it. What would make the cookie a burden to every request is left out, the last names first. */
export function writeTrackingCookie(tracking: Tracking): string {
  const retained = new URLSearchParams();
  for (const name of trackingNames) {
    retained.set(name, tracking[name] ?? '');
    if (!tracking[name] || encodeURIComponent(retained.toString()).length > maxCookieLength) retained.delete(name);
  }
  return encodeURIComponent(retained.toString());
}

/** Of a cookie's value as it is sent, still encoded. */
export function readTrackingCookie(value: string): Tracking {
  try {
    return readTrackingText(decodeURIComponent(value));
  } catch {
    return {};
  }
}

const isTrackingValue = (value: string) =>
  value !== '' && value.length <= maxCharacters && !/[\u0000-\u001f\u007f]/.test(value);
