import type { Favourite, FavouriteItem } from './favourite';
import { portSymbol } from '../shared/port-symbol';

export type SaveFavouriteOutcome =
  | { readonly kind: 'added'; readonly favourite: Favourite }
  /** The favourite existed already: nothing changed (H38). */
  | { readonly kind: 'unchanged'; readonly favourite: Favourite }
  | { readonly kind: 'full' };

/** Each guest's favourites. An item is in a guest's list at most once, however often and from wherever it is added. */
export interface FavouriteList {
  find(contactId: string): Promise<readonly Favourite[]>;
  /** Saves atomically: of two concurrent calls one adds, and no list grows beyond `max`. */
  save(request: {
    readonly contactId: string;
    readonly item: FavouriteItem;
    readonly description: string;
    readonly max: number;
  }): Promise<SaveFavouriteOutcome>;
  /**
   * Removes all of them or none: `not-found` when one is another guest's or never existed. Removing again is `removed`
   * (reliability C2, D9). An item that is added again gets its former id.
   */
  remove(request: { readonly contactId: string; readonly ids: readonly string[] }): Promise<'removed' | 'not-found'>;
}
export const FavouriteList = portSymbol<FavouriteList>('FavouriteList');
