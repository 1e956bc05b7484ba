import { CABIN_CATEGORIES } from '../../src/core/voyages/cabin-category';

/** How a category is marked on every plan: a tint and a pattern, so that it is not told by colour alone. */
export interface CabinMark {
  readonly tint: number;
  readonly pattern: 'plain' | 'rising' | 'dotted';
}

const tints = 5;
const patterns = ['plain', 'rising', 'dotted'] as const;
/** In the order of their decks, so that neighbours differ in both. */
const order = ['SV', 'SVM', 'SS', 'OS', 'SVS', 'OSS', 'GS', 'AS', 'TS', 'MS', 'SB', 'PS', 'LS', 'FS'];

/** No two of the fourteen categories have the same (VOY-33). */
export function cabinMark(category: string): CabinMark {
  const index = Math.max(0, order.indexOf(category));
  return { tint: (index % tints) + 1, pattern: patterns[index % patterns.length] ?? 'plain' };
}

/** `url(#cabin-SV)`: the fill of its cabins, where `CabinPatterns` stands on the page. */
export const cabinFill = (category: string) => `url(#cabin-${category})`;

export const markedCategories: readonly string[] = CABIN_CATEGORIES;
