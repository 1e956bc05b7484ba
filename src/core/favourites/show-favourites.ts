import type { Favourite, FavouriteType } from './favourite';
import type { FavouriteDetails, ItemDetails } from './favourite-details';
import type { FavouriteList } from './favourite-list.port';

export interface ShownFavourite extends ItemDetails {
  readonly favourite: Favourite;
}

export interface ShownFavourites {
  readonly items: readonly ShownFavourite[];
  /** Favourites that the line no longer offers: they have no page to link to (H52). */
  readonly gone: readonly Favourite[];
  /** Number of favourites that cannot be shown now, because their system fails (FAV-07). */
  readonly skipped: number;
}

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
    const details = await this.details.of(favourites.map((favourite) => favourite.type));
    const items: ShownFavourite[] = [];
    const gone: Favourite[] = [];
    let skipped = 0;
    for (const favourite of favourites) {
      const ofType = details.get(favourite.type);
      const found = ofType === 'failed' ? undefined : ofType?.get(favourite.value);
      if (ofType === 'failed') skipped += 1;
      else if (found) items.push({ favourite, ...found });
      else gone.push(favourite);
    }
    return { items, gone, skipped };
  }
}
