/** Where the next page is to open, and where the last list was left: session storage of this tab. */
export const SCROLL_KEY = 'landfall-scroll';

export interface ScrollPosition {
  readonly path: string;
  readonly top: number;
}

/** Opens this page at the height that the link which led here asked for, once (CNT-16, VOY-21). */
export function restoreScroll({ sessionStorage, location, scrollTo, addEventListener }: Window): void {
  try {
    const scrollPosition = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? 'null') as ScrollPosition | null;
    sessionStorage.removeItem(SCROLL_KEY);
    if (scrollPosition?.path !== location.pathname) return;
    scrollTo({ top: scrollPosition.top, behavior: 'instant' });
    // The address's own anchor has its turn once more when the page is complete.
    if (location.hash !== '')
      addEventListener('load', () => scrollTo({ top: scrollPosition.top, behavior: 'instant' }), { once: true });
  } catch {
    // Storage may be refused: then the page opens at its top, or at the link's anchor.
  }
}
