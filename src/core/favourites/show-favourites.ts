import type { Favourite, FavouriteItem, FavouriteType } from './favourite';
import type { FavouriteDetails, ItemDetails } from './favourite-details';
import type { FavouriteList } from './favourite-list.port';

export interface ShownItem<Item extends FavouriteItem> extends ItemDetails {
  readonly favourite: Item;
}
export type ShownFavourite = ShownItem<Favourite>;

export interface ShownItems<Item extends FavouriteItem> {
  readonly items: readonly ShownItem<Item>[];
  /** Favourites that the line no longer offers: they have no page to link to (H52). */
  readonly goneItems: readonly Item[];
  /** Number of favourites that cannot be shown now, because their system fails (FAV-07). */
  readonly skippedCount: number;
}
export type ShownFavourites = ShownItems<Favourite>;

export class ShowFavourites {
  constructor(
    private readonly list: Pick<FavouriteList, 'find'>,
    private readonly details: Pick<FavouriteDetails, 'of'>,
  ) {}

  async run({
    contactId,
    type,
  }: {
    readonly contactId: string;
    readonly type?: FavouriteType | undefined;
  }): Promise<ShownFavourites> {
    const favourites = (await this.list.find(contactId)).filter(
      (favourite) => type === undefined || favourite.type === type,
    );
    return showItems(favourites, this.details);
  }
}

/**
 * Returns the favourites with title, line and pictures, counts those that cannot be shown now, and lists those that are
 * no longer offered.
 */
export async function showItems<Item extends FavouriteItem>(
  favourites: readonly Item[],
  finder: Pick<FavouriteDetails, 'of'>,
): Promise<ShownItems<Item>> {
  const details = await finder.of(favourites.map((favourite) => favourite.type));
  const items: ShownItem<Item>[] = [];
  const goneItems: Item[] = [];
  let skippedCount = 0;
  for (const favourite of favourites) {
    const ofType = details.get(favourite.type);
    const itemDetails = ofType === 'failed' ? undefined : ofType?.get(favourite.value);
    if (ofType === 'failed') skippedCount += 1;
    else if (itemDetails) items.push({ favourite, ...itemDetails });
    else goneItems.push(favourite);
  }
  return { items, goneItems, skippedCount };
}
