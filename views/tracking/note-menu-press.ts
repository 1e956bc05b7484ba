/** With the attributes that the line configured (NAV-06); without consent there is no layer (H14). */
export function noteMenuPress(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const gtm = target instanceof Element ? target.closest<HTMLElement>('[data-gtm]')?.dataset['gtm'] : undefined;
    if (gtm) window.dataLayer?.push({ event: 'navigation', ...(JSON.parse(gtm) as Readonly<Record<string, string>>) });
  });
}
