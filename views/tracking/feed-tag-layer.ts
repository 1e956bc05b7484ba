import { withoutAddress } from '../../src/core/tracking/tracking-text';
import { readConsent } from '../consent/consent';

interface PageView {
  readonly event: 'page_view';
  /** The query is omitted, because it may contain personal data. */
  readonly page_path: string;
  /** For guests only: a pseudonym that changes each month, never the id itself (TRK-06, H14). */
  readonly contactId?: string;
}

/** A press on a menu entry carries the attributes that the line configured for that entry (NAV-06). */
interface NavigationPress extends Readonly<Record<string, string>> {
  readonly event: 'navigation';
}

declare global {
  interface Window {
    dataLayer?: (PageView | NavigationPress)[] | undefined;
  }
}

/** Runs with `DATA_LAYER` and consent only. This site loads no script that reads the layer. */
export function feedTagLayer(page: Window): void {
  const mark = page.document.querySelector<HTMLElement>('[data-has-data-layer]');
  if (!mark) return;
  if (readConsent(page) !== 'accepted') {
    delete page.dataLayer;
    return;
  }
  if (page.dataLayer) return;
  const contactId = mark.dataset['contactId'];
  page.dataLayer = [
    { event: 'page_view', page_path: withoutAddress(page.location.pathname), ...(contactId ? { contactId } : {}) },
  ];
}
