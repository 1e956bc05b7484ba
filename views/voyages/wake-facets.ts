/**
 * Loads the script of the filter with the first touch of a visitor on a page that has one, or with the menu's finder.
 */
export async function wakeFacets(page: Document): Promise<void> {
  if (page.querySelector('form[data-control="facets"]')) {
    const { followFacets } = await import('./live-facets');
    followFacets(page);
  } else wakeFinder(page.querySelector<HTMLDetailsElement>('details.finder'));
}

/** A page that has the filter needs no second one in the menu. */
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
