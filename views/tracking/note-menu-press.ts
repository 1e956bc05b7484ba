import { feedTagLayer } from './feed-tag-layer';

/**
 * Records a press on a menu entry with the attributes that the line configured (NAV-06). Without consent there is no
 * layer (H14); another tab may have withdrawn it since this page was opened. This is part of the first script, because
 * a visitor's first press may leave the page before the controls are loaded.
 */
export function noteMenuPress(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const gtm = target instanceof Element ? target.closest<HTMLElement>('[data-gtm]')?.dataset['gtm'] : undefined;
    if (!gtm) return;
    feedTagLayer(window);
    window.dataLayer?.push({ event: 'navigation', ...(JSON.parse(gtm) as Readonly<Record<string, string>>) });
  });
}
