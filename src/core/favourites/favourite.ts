export const favouriteTypes = [
  'VOYAGE',
  'SUITE',
  'EXPERIENCE',
  'STORY',
  'CULINARY VENUE',
  'ONBOARD',
  'VOYAGE-EXTENSION',
] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** `value` is the itinerary id of a voyage, the id or the number of a suite, the slug of anything else (FAV-02). */
export interface FavouriteItem {
  readonly type: FavouriteType;
  readonly value: string;
}

/** A guest's favourite (FAV-02). `description` is its title when it was added. */
export interface Favourite extends FavouriteItem {
  readonly id: string;
  readonly description: string;
}

export const maxFavourites = 500;

export const maxRemovals = 200;

export const maxFavouriteValueLength = 120;

export const favouriteKey = ({ type, value }: FavouriteItem): string => `${type}:${value}`;

/** Parses `type:value`; undefined for anything else. Does not check that the item exists. */
export function parseFavouriteKey(text: unknown): FavouriteItem | undefined {
  if (typeof text !== 'string') return undefined;
  const colon = text.indexOf(':');
  const type = favouriteTypes.find((knownType) => knownType === text.slice(0, Math.max(colon, 0)));
  const value = text.slice(colon + 1);
  return type !== undefined && isFavouriteValue(value) ? { type, value } : undefined;
}

/** A SUITE favourite whose value is a number stands for that one cabin, any other for a kind of suite. */
export const isCabinFavourite = ({ type, value }: FavouriteItem): boolean => type === 'SUITE' && /^\d+$/.test(value);

const isFavouriteValue = (value: string) => value.length <= maxFavouriteValueLength && /^[\w,-]+$/.test(value);
