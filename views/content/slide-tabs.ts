const scrollShare = 0.8;

/** Arrows of a tab bar that is wider than its container; each is visible only while it can scroll (CNT-02). */
export function slideTabs(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-control^="tabs-"]') : null;
    const list = arrow?.closest('[data-tabs]')?.querySelector('[data-tab-list]');
    if (arrow && list)
      list.scrollBy({ left: list.clientWidth * (arrow.dataset['control'] === 'tabs-on' ? scrollShare : -scrollShare) });
  });
  page.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && 'tabList' in target.dataset) showArrows(target);
    },
    true,
  );
  const measure = new ResizeObserver((entries) => entries.forEach(({ target }) => showArrows(target as HTMLElement)));
  for (const list of page.querySelectorAll('[data-tab-list]')) measure.observe(list);
}

function showArrows(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const show = (kind: string, isWanted: boolean) =>
    list.closest('[data-tabs]')?.querySelector(`[data-control="${kind}"]`)?.toggleAttribute('hidden', !isWanted);
  show('tabs-back', scrollLeft > 1);
  show('tabs-on', scrollLeft + clientWidth < scrollWidth - 1);
}
