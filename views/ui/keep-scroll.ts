const PLACE = 'landfall-scroll';

/** A link with `data-keep-scroll` opens its page at the height at which it was left (VOY-21). */
export function keepScroll(page: Window): void {
  page.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-keep-scroll]') : null;
    if (link) remember(page, link.pathname);
  });
  restore(page);
}

function remember({ sessionStorage, scrollY }: Window, path: string): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ path, top: scrollY }));
  } catch {
    // Storage may be refused: then the page opens at the link's anchor.
  }
}

function restore(page: Window): void {
  try {
    const place = JSON.parse(page.sessionStorage.getItem(PLACE) ?? 'null') as { path: string; top: number } | null;
    page.sessionStorage.removeItem(PLACE);
    if (place?.path === page.location.pathname) page.scrollTo({ top: place.top, behavior: 'instant' });
  } catch {
    // As above.
  }
}
