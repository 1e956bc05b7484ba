import { CONSENT_COOKIE } from '../../src/core/tracking/tracking-text';
import { setBrowserCookie, readBrowserCookie } from '../ui/browser-cookies';

export type ConsentChoice = 'accepted' | 'declined';

/** `refused`: Global Privacy Control is set, so the visitor is not asked (H14). */
type Consent = ConsentChoice | 'undecided' | 'refused';

const consentDays = 180;

export function readConsent(page: Window): Consent {
  if (hasPrivacyControl(page.navigator)) return 'refused';
  const storedConsent = readBrowserCookie(page, CONSENT_COOKIE);
  return storedConsent === 'accepted' || storedConsent === 'declined' ? storedConsent : 'undecided';
}

/** Stores the choice; a cookie for this purpose needs no consent. */
export function saveConsent(page: Window, choice: ConsentChoice): void {
  setBrowserCookie(page, { name: CONSENT_COOKIE, value: choice, days: consentDays });
}

const hasPrivacyControl = (navigator: Navigator) =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
