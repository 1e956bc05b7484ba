import type { FavouriteItem } from '../favourites/favourite';
import { portSymbol } from '../shared/port-symbol';

/** A shared list contains only what the site sells: no name, no note, no address. */
export interface ShortlistShare {
  readonly items: readonly FavouriteItem[];
}

/** Shared lists, found by digests of the secrets in their addresses, which are never stored. */
export interface ShortlistShares {
  /** Stores a list, and removes expired ones. */
  open(
    share: ShortlistShare & { readonly digest: string; readonly stopDigest: string; readonly expiresAt: Date },
  ): Promise<void>;
  find(digest: string): Promise<ShortlistShare | undefined>;
  /** False when there was no such list; a repeat does no harm. */
  close(stopDigest: string): Promise<boolean>;
}
export const ShortlistShares = portSymbol<ShortlistShares>('ShortlistShares');
