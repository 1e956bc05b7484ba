/** API-22: `?slug=a,b` names a few in this order, each once; what is not known is left out. Without it: all. */
export function bySlugs<Item extends { readonly slug: string }>(all: readonly Item[], slugs: string | undefined): readonly Item[] {
  if (slugs === undefined) return all;
  const asked = new Set(slugs.split(',').map((slug) => slug.trim()));
  return [...asked].flatMap((slug) => all.find((item) => item.slug === slug) ?? []);
}
