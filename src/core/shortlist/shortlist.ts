import { type FavouriteItem, favouriteKey, parseFavouriteKey } from '../favourites/favourite';

/** Forty items are more than a visitor compares, and few enough for a URL. */
export const maxItems = 40;

/** No value of a favourite contains a full stop, and URLs do not escape it. */
const separator = '.';

/** Reads `VOYAGE:a.SUITE:b`, each item once; anything else is left out. Does not check that an item exists. */
export function readShortlist(text: unknown): readonly FavouriteItem[] {
  if (typeof text !== 'string') return [];
  const keys = new Set(text.slice(0, maxLength).split(separator));
  return [...keys].flatMap((key) => parseFavouriteKey(key) ?? []).slice(0, maxItems);
}

export const writeShortlist = (items: readonly FavouriteItem[]): string =>
  items.slice(0, maxItems).map(favouriteKey).join(separator);

const maxLength = 6_000;
