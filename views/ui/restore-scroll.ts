/** Session storage of this tab: the scroll position of the next page, and the list that was left last. */
export const SCROLL_KEY = 'landfall-scroll';

export interface ScrollPosition {
  readonly path: string;
  readonly top: number;
}

/** Scrolls once to the position that the link to this page stored (CNT-16, VOY-21). */
export function restoreScroll(window: Window): void {
  try {
    // Merely reading the property throws where the browser blocks storage.
    const { sessionStorage, location, scrollTo, addEventListener } = window;
    const scrollPosition = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? 'null') as ScrollPosition | null;
    sessionStorage.removeItem(SCROLL_KEY);
    if (scrollPosition?.path !== location.pathname) return;
    scrollTo({ top: scrollPosition.top, behavior: 'instant' });
    // The browser scrolls to the anchor again when the page has loaded, so this repeats afterwards.
    if (location.hash !== '')
      addEventListener('load', () => scrollTo({ top: scrollPosition.top, behavior: 'instant' }), { once: true });
  } catch {
    // Storage may be blocked: the page opens at its top or at the anchor.
  }
}
