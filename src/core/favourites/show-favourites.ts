import type { Favourite, FavouriteType } from './favourite';
import type { FavouriteDetails, ItemDetails } from './favourite-details';
import type { FavouriteList } from './favourite-list.port';

export interface ShownFavourite extends ItemDetails {
  readonly favourite: Favourite;
}

export interface ShownFavourites {
  /** The latest first. */
  readonly items: readonly ShownFavourite[];
  /** Kept, and no longer in the line's program: there is nothing to lead to (H52). */
  readonly gone: readonly Favourite[];
  /** Kept, and not to be shown just now, because the system that knows them fails (FAV-07). */
  readonly skipped: number;
}

/** What a guest keeps, of one type or of all, with what the line says of it today (FAV-03, FAV-07). */
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
