import type { Favourite, FavouriteItem } from './favourite';

export type SaveFavouriteOutcome =
  | { readonly kind: 'added'; readonly favourite: Favourite }
  /** It was there before: nothing changed (H38). */
  | { readonly kind: 'kept'; readonly favourite: Favourite }
  | { readonly kind: 'full' };

/** What each guest keeps. An item stands in a guest's list once at most, however often and from wherever it is added. */
export interface FavouriteList {
  /** The latest first. */
  find(contactId: string): Promise<readonly Favourite[]>;
  /** Atomic: of two at once one adds, and no list grows beyond `most`. */
  save(request: {
    readonly contactId: string;
    readonly item: FavouriteItem;
    readonly description: string;
    readonly max: number;
  }): Promise<SaveFavouriteOutcome>;
  /**
   * All of them or none: `not-found` when one is not this guest's, or never was. Removing again what this guest removed
   * before is `removed` (reliability C2, D9). An item that comes back has its old id.
   */
  remove(request: { readonly contactId: string; readonly ids: readonly string[] }): Promise<'removed' | 'not-found'>;
}
export const FavouriteList = Symbol('FavouriteList');
