export interface OrderedEntry {
  readonly slug: string;
  readonly position?: number;
}

interface PositionedItem<Item> {
  readonly position: number | undefined;
  readonly item: Item;
}

const last = Number.MAX_SAFE_INTEGER;

/** Sorts by the editors' numbers, then by slug. */
export const inOrder = <Item extends { readonly slug: string }>(
  positionedItems: readonly PositionedItem<Item>[],
): readonly Item[] =>
  positionedItems
    .toSorted((one, other) => (one.position ?? last) - (other.position ?? last) || bySlug(one.item, other.item))
    .map(({ item }) => item);

export const bySlugs = <Item extends { readonly slug: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted(bySlug);

const bySlug = (one: { readonly slug: string }, other: { readonly slug: string }): number =>
  one.slug < other.slug ? -1 : Number(one.slug > other.slug);
