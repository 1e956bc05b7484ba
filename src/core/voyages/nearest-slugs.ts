const maxNear = 3;
/**
 * Minimum share of the pairs of letters that two slugs have in common. A typing error of one or two letters leaves more
 * than half.
 */
const minAlike = 0.5;

/**
 * Returns the slugs that a mistyped one may mean, the most similar first (Dice's coefficient of the pairs of letters).
 * An edit distance, as the search uses for single words, would miss a slug whose article is left out.
 */
export function nearestSlugs(requestedSlug: string, slugs: readonly string[]): readonly string[] {
  const pairs = pairsOf(requestedSlug);
  return slugs
    .map((slug) => ({ slug, alike: similarity(pairs, pairsOf(slug)) }))
    .filter(({ alike }) => alike >= minAlike)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, maxNear)
    .map(({ slug }) => slug);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / all;
}
