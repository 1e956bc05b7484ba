import type { Category } from '../../core/content/categories';

interface ListRules {
  readonly categories: readonly Category[];
  readonly firstShown: number;
  readonly moreShown: number;
  readonly countOf: (category: Category | undefined) => number;
}

interface ListAddress {
  readonly category?: Category;
  readonly show: number;
  /** False when the address names something that does not exist; the page shows what it can and is not cached. */
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
