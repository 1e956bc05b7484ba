import { setBrowserCookie } from '../ui/browser-cookies';

/** Closing sets the cookie to `false` for the configured time (NOT-11, H62). */
export function closeAlert(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const banner =
      target instanceof Element ? target.closest('[data-closes-alert]')?.closest<HTMLElement>('[data-alert]') : null;
    if (!banner) return;
    const { alert: name = '', alertDays } = banner.dataset;
    setBrowserCookie(window, { name, value: 'false', days: Number(alertDays) });
    banner.hidden = true;
    page.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
}
