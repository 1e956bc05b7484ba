/**
 * Whether an answer by slugs may be kept: that of all, and that of one which exists. Lists and inventions are answered and
 * forgotten, for there is no end of them (reliability C15).
 */
export const isCacheableBySlugs = (slugs: string | undefined, found: readonly { readonly slug: string }[]): boolean =>
  slugs === undefined || (found.length === 1 && found[0]?.slug === slugs);

/** API-22: `?slug=a,b` names a few in this order, each once; what is not known is left out. Without it: all. */
export function bySlugs<Item extends { readonly slug: string }>(
  all: readonly Item[],
  slugs: string | undefined,
): readonly Item[] {
  if (slugs === undefined) return all;
  const asked = new Set(slugs.split(',').map((slug) => slug.trim()));
  return [...asked].flatMap((slug) => all.find((item) => item.slug === slug) ?? []);
}
