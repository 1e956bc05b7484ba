import { CABIN_CATEGORIES } from '../../src/core/voyages/cabin-category';

/** Marks a category on every plan by a tint and a pattern, so that it does not depend on colour alone. */
interface CabinMark {
  readonly tint: number;
  readonly pattern: 'plain' | 'rising' | 'dotted';
}

const tints = 5;
const patterns = ['plain', 'rising', 'dotted'] as const;
/** Categories are in the order of their decks, so that neighbours differ in tint and pattern. */
const order = ['SV', 'SVM', 'SS', 'OS', 'SVS', 'OSS', 'GS', 'AS', 'TS', 'MS', 'SB', 'PS', 'LS', 'FS'];

/** No two of the fourteen categories share a mark (VOY-33). */
export function cabinMark(category: string): CabinMark {
  const index = Math.max(0, order.indexOf(category));
  return { tint: (index % tints) + 1, pattern: patterns[index % patterns.length] ?? 'plain' };
}

/** Returns a fill such as `url(#cabin-SV)`; it needs `CabinPatterns` on the page. */
export const cabinFill = (category: string) => `url(#cabin-${category})`;

export const markedCategories: readonly string[] = CABIN_CATEGORIES;
