/**
 * Loads the filter's script at a visitor's first event on a page that has a filter, or when the menu's finder is
 * opened.
 */
export async function wakeFacets(page: Document): Promise<void> {
  if (page.querySelector('form[data-control="facets"]')) {
    const { followFacets } = await import('./live-facets');
    followFacets(page);
  } else wakeFinder(page.querySelector<HTMLDetailsElement>('details.finder'));
}

/** A page with the filter needs no second one in the menu. */
function wakeFinder(finder: HTMLDetailsElement | null): void {
  let isFilled = false;
  const fill = async () => {
    if (!finder?.open || isFilled) return;
    isFilled = true;
    const { fillFinder } = await import('./fill-finder');
    await fillFinder(finder);
  };
  finder?.addEventListener('toggle', () => void fill());
  void fill();
}
