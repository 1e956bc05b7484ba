/**
 * Records a press on a menu entry with the attributes that the line configured (NAV-06). Without consent there is no
 * layer (H14).
 */
export function noteMenuPress(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const gtm = target instanceof Element ? target.closest<HTMLElement>('[data-gtm]')?.dataset['gtm'] : undefined;
    if (gtm) window.dataLayer?.push({ event: 'navigation', ...(JSON.parse(gtm) as Readonly<Record<string, string>>) });
  });
}
