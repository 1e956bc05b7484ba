import { type FavouriteItem, favouriteKey } from './favourite';
import type { FavouriteList } from './favourite-list.port';

/** One entry of a removal (API-19). `contactId` may be absent; the session identifies the guest. */
interface FavouriteRemoval {
  readonly contactId?: string;
  readonly favoritesId: string;
}

export type RemoveFavouritesOutcome = 'removed' | 'someone-else' | 'not-found';

/** Another guest's id or favourite among them refuses the whole request (H60, reliability C2). */
export class RemoveFavourites {
  constructor(private readonly list: FavouriteList) {}

  async run({
    contactId,
    removals,
  }: {
    readonly contactId: string;
    readonly removals: readonly FavouriteRemoval[];
  }): Promise<RemoveFavouritesOutcome> {
    if (removals.some((removal) => removal.contactId !== undefined && removal.contactId !== contactId))
      return 'someone-else';
    return this.list.remove({ contactId, ids: removals.map(({ favoritesId }) => favoritesId) });
  }

  /** Removes by the saved item instead of its id. An item that is not in the guest's list is removed already. */
  async runForItem({
    contactId,
    item,
  }: {
    readonly contactId: string;
    readonly item: FavouriteItem;
  }): Promise<RemoveFavouritesOutcome> {
    const favourites = await this.list.find(contactId);
    const matches = favourites.filter((favourite) => favouriteKey(favourite) === favouriteKey(item));
    if (matches.length === 0) return 'removed';
    return this.run({ contactId, removals: matches.map(({ id }) => ({ favoritesId: id })) });
  }
}
