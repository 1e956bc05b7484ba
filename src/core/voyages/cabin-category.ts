const SUITE_SLUGS = [
  ['SV', 'seaview-suite'],
  ['SS', 'superior-seaview-suite'],
  ['OSS', 'ocean-suite-with-studio'],
  ['SVS', 'seaview-suite-with-studio'],
  ['OS', 'ocean-suite'],
  ['GS', 'grand-ocean-suite'],
  ['SB', 'st-barths-suite'],
  ['MS', 'milos-suite'],
  ['TS', 'saint-tropez-suite'],
  ['AS', 'malaga-suite'],
  ['PS', 'portofino-suite'],
  ['LS', 'loft-suite'],
  ['FS', 'funnel-suite'],
  ['SVM', 'seaview-mid-suite'],
] as const;

/** The reservation system's fourteen codes of suite categories (VOY-33). */
export type CabinCategory = (typeof SUITE_SLUGS)[number][0];
export type SuiteSlug = (typeof SUITE_SLUGS)[number][1];

export const CABIN_CATEGORIES: readonly CabinCategory[] = SUITE_SLUGS.map(([code]) => code);

// Maps rather than objects: a category comes from a URL and may be "constructor".
const slugByCategory: ReadonlyMap<string, SuiteSlug> = new Map(SUITE_SLUGS);
const categoryBySlug: ReadonlyMap<string, CabinCategory> = new Map(SUITE_SLUGS.map(([code, slug]) => [slug, code]));

/** The slug of the suite's page, or undefined for an unknown category (VOY-33). */
export function suiteSlugOf(category: string): SuiteSlug | undefined {
  return slugByCategory.get(category);
}

/** The category of a slug, or undefined for an unknown slug (VOY-33). */
export function cabinCategoryOf(slug: string): CabinCategory | undefined {
  return categoryBySlug.get(slug);
}
