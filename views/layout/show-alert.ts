import { readBrowserCookie } from '../ui/browser-cookies';

/**
 * Shows the alert to browsers whose cookie has the configured value (NOT-11). Runs early, so that nothing shifts later.
 */
export function showAlert(page: Window): void {
  const banner = page.document.querySelector<HTMLElement>('[data-alert]');
  const { alert = '', alertValue } = banner?.dataset ?? {};
  if (banner && readBrowserCookie(page, alert) === alertValue) banner.hidden = false;
}
