import type { FavouriteItem } from '../favourites/favourite';
import { portSymbol } from '../shared/port-symbol';

/** A shared list holds nothing but what the site sells: no name, no note, no address. */
export interface ShortlistShare {
  readonly items: readonly FavouriteItem[];
}

/** Found by digests of the secrets in their addresses, which are never stored. */
export interface ShortlistShares {
  /** Opening removes what has expired. */
  open(
    share: ShortlistShare & { readonly digest: string; readonly stopDigest: string; readonly expiresAt: Date },
  ): Promise<void>;
  find(digest: string): Promise<ShortlistShare | undefined>;
  /** False when there was none; asking twice does no harm. */
  close(stopDigest: string): Promise<boolean>;
}
export const ShortlistShares = portSymbol<ShortlistShares>('ShortlistShares');
