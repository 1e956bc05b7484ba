import { type FavouriteItem, favouriteKey, parseFavouriteKey } from '../favourites/favourite';

/** More than anybody compares, and few enough for an address. */
export const maxItems = 40;

/** No value of a favourite has a full stop, and an address does not escape it. */
const separator = '.';

/** Reads `VOYAGE:a.SUITE:b`, each once; what is no favourite is left out. Does not check that an item exists. */
export function readShortlist(text: unknown): readonly FavouriteItem[] {
  if (typeof text !== 'string') return [];
  const keys = new Set(text.slice(0, maxLength).split(separator));
  return [...keys].flatMap((key) => parseFavouriteKey(key) ?? []).slice(0, maxItems);
}

export const writeShortlist = (items: readonly FavouriteItem[]): string =>
  items.slice(0, maxItems).map(favouriteKey).join(separator);

const maxLength = 6_000;
