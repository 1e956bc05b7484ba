const HERO = 'page-hero';

/**
 * Continues a pressed card's picture as the hero of the next page: the style sheet names the hero, and the picture gets
 * that name as the page unloads.
 */
export function carryPicture(page: Document): void {
  let pressedPicture: HTMLElement | null = null;
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    pressedPicture = link?.closest('article')?.querySelector<HTMLElement>('[data-transition-name]') ?? null;
  });
  window.addEventListener('pageswap', () => {
    if (!pressedPicture) return;
    for (const hero of page.querySelectorAll<HTMLElement>('.hero__picture'))
      hero.style.setProperty('view-transition-name', 'none');
    pressedPicture.style.setProperty('view-transition-name', HERO);
  });
  window.addEventListener('pageshow', () => forget(page));
}

/** A page restored from the history must not use the transition name twice. */
function forget(page: Document): void {
  for (const picture of page.querySelectorAll<HTMLElement>('[data-transition-name], .hero__picture'))
    picture.style.removeProperty('view-transition-name');
}
