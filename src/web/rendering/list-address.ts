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
  readonly isCanonical: boolean;
}

export function readListAddress(
  query: Readonly<Record<string, unknown>>,
  { categories, firstShown, moreShown, countOf }: ListRules,
): ListAddress {
  const category = categories.find(({ slug }) => slug === query['category']);
  const requestedCount = numberOf(query['show'], firstShown);
  const isStep =
    requestedCount === firstShown ||
    (requestedCount > firstShown &&
      (requestedCount - firstShown) % moreShown === 0 &&
      requestedCount - moreShown < countOf(category));
  return {
    ...(category ? { category } : {}),
    show: isStep ? requestedCount : firstShown,
    isCanonical: isStep && (category !== undefined || query['category'] === undefined),
  };
}

const numberOf = (text: unknown, otherwise: number) =>
  typeof text === 'string' ? Number(/^[1-9]\d{0,4}$/.test(text) ? text : NaN) : otherwise;
