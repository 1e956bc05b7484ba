import { readConsent } from '../consent/consent';

/** What a page says once, in the words that tag managers read. */
interface PageView {
  readonly event: 'page_view';
  /** Without its query, which may name people. */
  readonly page_path: string;
  /** A pseudonym that changes each month, never the id itself (TRK-06, H14); guests only. */
  readonly contactId?: string;
}

/** A press on the menu, with what the line wrote for it (NAV-06). */
interface NavigationPress extends Readonly<Record<string, string>> {
  readonly event: 'navigation';
}

declare global {
  interface Window {
    dataLayer?: (PageView | NavigationPress)[] | undefined;
  }
}

/**
 * Feeds `window.dataLayer` where the line has switched it on (`DATA_LAYER`) and the visitor agreed; otherwise there is
 * none. Whoever reads it is the line's affair: this site loads no such script.
 */
export function feedTagLayer(page: Window): void {
  const mark = page.document.querySelector<HTMLElement>('[data-has-data-layer]');
  if (!mark) return;
  if (readConsent(page) !== 'accepted') {
    delete page.dataLayer;
    return;
  }
  if (page.dataLayer) return;
  const contactId = mark.dataset['contactId'];
  page.dataLayer = [{ event: 'page_view', page_path: page.location.pathname, ...(contactId ? { contactId } : {}) }];
}
