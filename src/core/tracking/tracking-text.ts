import { type Tracking, trackingNames } from '../leads/lead';

/** The cookie that stores the eight values, with consent only (TRK-05, TRK-08, H14). */
export const UTM_COOKIE = 'utm';
export const CONSENT_COOKIE = 'consent';
export const trackingDays = 90;

/** The longest values are click ids of some hundred characters; anything longer does not come from an advertisement. */
const maxCharacters = 200;
const maxCookieLength = 2_000;

/** Unknown names are dropped, as are values that are empty, too long or contain control characters. */
export function readTrackingText(text: string): Tracking {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    trackingNames.flatMap((name) => {
      const value = query.get(name)?.trim() ?? '';
      return isTrackingValue(value) ? [[name, value]] : [];
    }),
  );
}

/** Returns a query without the eight values: campaign data of a URL is stored with consent only (H14). */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  if (!trackingNames.some((name) => query.has(name))) return search;
  for (const name of trackingNames) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** No page of this site has an e-mail address in its path; logs and the data layer omit one that was typed there (C11). */
export const withoutAddress = (path: string): string => (/@|%40/.test(path) ? '/…' : path);

export function writeTrackingCookie(tracking: Tracking): string {
  const retainedParameters = new URLSearchParams();
  for (const name of trackingNames) {
    retainedParameters.set(name, tracking[name] ?? '');
    if (!tracking[name] || encodeURIComponent(retainedParameters.toString()).length > maxCookieLength)
      retainedParameters.delete(name);
  }
  return encodeURIComponent(retainedParameters.toString());
}

export function readTrackingCookie(value: string): Tracking {
  try {
    return readTrackingText(decodeURIComponent(value));
  } catch {
    return {};
  }
}

const isTrackingValue = (value: string) =>
  value !== '' && value.length <= maxCharacters && !/[\u0000-\u001f\u007f]/.test(value);
