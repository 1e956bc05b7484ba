/** Loads the script of the filter with the first touch of a visitor on a page that has one. */
export async function wakeFacets(page: Document): Promise<void> {
  if (!page.querySelector('form[data-control="facets"]')) return;
  const { followFacets } = await import('./live-facets');
  followFacets(page);
}
