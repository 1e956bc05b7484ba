export async function wakeFacets(page: Document): Promise<void> {
  if (!page.querySelector('form[data-control="facets"]')) return;
  const { followFacets } = await import('./live-facets');
  followFacets(page);
}
