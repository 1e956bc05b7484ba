import { compareTexts } from '../shared/compare-texts';
import { slugOf } from '../shared/fold-text';

export interface Category {
  readonly slug: string;
  readonly name: string;
}

/** Every category once, the most used first, ties by name. `names` holds one entry per use. */
export function listCategories(names: readonly string[]): readonly Category[] {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || compareTexts(one, other))
    .map(([name]) => ({ slug: slugOf(name), name }));
}

/** Compares with the site's own spelling: merely equivalent spellings are unlimited in number (C15). */
export const isCategoryOf = (categories: readonly Category[], requestedCategory: string): boolean =>
  categories.some(({ slug, name }) => requestedCategory === slug || requestedCategory === name);

/** "The table" and `the-table` both become `the-table`, so that a caller may send either. */
export const isCategory = (name: string, requestedName: string): boolean => slugOf(name) === slugOf(requestedName);
