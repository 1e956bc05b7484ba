/**
 * Cacheable are the list of all, and that of one existing slug: other lists and unknown slugs are unlimited in number
 * (reliability C15).
 */
export const isCacheableBySlugs = (slugs: string | undefined, matches: readonly { readonly slug: string }[]): boolean =>
  slugs === undefined || (matches.length === 1 && matches[0]?.slug === slugs);

/**
 * API-22: `?slug=a,b` selects items in this order, each once; unknown ones are omitted. Without it all items are
 * returned.
 */
export function bySlugs<Item extends { readonly slug: string }>(
  all: readonly Item[],
  slugs: string | undefined,
): readonly Item[] {
  if (slugs === undefined) return all;
  const requestedSlugs = new Set(slugs.split(',').map((slug) => slug.trim()));
  return [...requestedSlugs].flatMap((slug) => all.find((item) => item.slug === slug) ?? []);
}
