import type { Category } from '../../core/content/categories';

interface ListRules {
  readonly categories: readonly Category[];
  readonly firstShown: number;
  readonly moreShown: number;
  /** How many items there are, of the category or of all. */
  readonly countOf: (category: Category | undefined) => number;
}

/** What the address of a list asks for: a category and how many items, both in the address so that they can be shared. */
export interface ListAddress {
  readonly category?: Category;
  /** Items to show: the first ones, and as many more as See More was pressed for. */
  readonly show: number;
  /** False: the address asks for what does not exist, and the page shows what it can without being kept. */
  readonly isSound: boolean;
}

export function readListAddress(
  query: Readonly<Record<string, unknown>>,
  { categories, firstShown, moreShown, countOf }: ListRules,
): ListAddress {
  const category = categories.find(({ slug }) => slug === query['category']);
  const asked = numberOf(query['show'], firstShown);
  const isStep =
    asked === firstShown ||
    (asked > firstShown && (asked - firstShown) % moreShown === 0 && asked - moreShown < countOf(category));
  return {
    ...(category ? { category } : {}),
    show: isStep ? asked : firstShown,
    isSound: isStep && (category !== undefined || query['category'] === undefined),
  };
}

const numberOf = (text: unknown, otherwise: number) =>
  typeof text === 'string' ? Number(/^[1-9]\d{0,4}$/.test(text) ? text : NaN) : otherwise;
