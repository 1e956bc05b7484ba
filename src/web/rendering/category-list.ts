import { type Category, isCategory, listCategories } from '../../core/content/categories';
import type { CategoryListView } from '../../../views/content/CategoryListPage';
import { readListAddress } from './list-address';

interface CategoryListRules<Item> {
  readonly items: readonly Item[];
  readonly categoriesOf: (item: Item) => readonly string[];
  readonly firstShown: number;
  readonly moreShown: number;
  readonly href: (parameters: { readonly category?: string | undefined; readonly show?: number }) => string;
  /** A browser without script continues at an item, which has this id on its page. */
  readonly anchorOf: (item: Item, index: number) => string;
  readonly texts: {
    readonly all: string;
    readonly count: (count: number, category?: string) => string;
    readonly showing: (shownCount: number, all: number) => string;
  };
}

interface CategoryList<Item> {
  readonly category: Category | undefined;
  readonly categoryItems: readonly Item[];
  readonly shownItems: readonly Item[];
  /** False when the address names something that does not exist; the page is then not cached. */
  readonly isCanonical: boolean;
  readonly view: CategoryListView;
}

/** A list with a tab for each category, shown in steps: reads from the address which part of it to show. */
export function readCategoryList<Item>(
  query: Readonly<Record<string, unknown>>,
  { items, categoriesOf, firstShown, moreShown, href, anchorOf, texts }: CategoryListRules<Item>,
): CategoryList<Item> {
  const categories = listCategories(items.flatMap(categoriesOf));
  const itemsOf = (one: Category | undefined) =>
    one ? items.filter((item) => categoriesOf(item).some((name) => isCategory(name, one.slug))) : items;
  const { category, show, isCanonical } = readListAddress(query, {
    categories,
    firstShown,
    moreShown,
    countOf: (one) => itemsOf(one).length,
  });
  const categoryItems = itemsOf(category);
  const next = categoryItems[show];
  return {
    category,
    categoryItems,
    shownItems: categoryItems.slice(0, show),
    isCanonical,
    view: {
      category: category?.name,
      tabs: [
        { label: texts.all, href: href({}), isCurrent: category === undefined },
        ...categories.map(({ slug, name }) => ({
          label: name,
          href: href({ category: slug }),
          isCurrent: slug === category?.slug,
        })),
      ],
      countText: texts.count(categoryItems.length, category?.name),
      more: next && {
        href: `${href({ category: category?.slug, show: show + moreShown })}#${anchorOf(next, show)}`,
        note: texts.showing(show, categoryItems.length),
      },
    },
  };
}
