/** What can be kept (FAV-02), in the words that the API and the addresses use. */
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

/** What a heart stands for. `value`: the itinerary id of a voyage, the id of a suite, the slug of anything else (FAV-02). */
export interface FavouriteItem {
  readonly type: FavouriteType;
  readonly value: string;
}

/** Something that a guest keeps (FAV-02). `description` is its title when it was added. */
export interface Favourite extends FavouriteItem {
  readonly id: string;
  readonly description: string;
}

/** Somebody with more hearts than this has not chosen; it also bounds what one guest can store. */
export const maxFavourites = 500;

/** One removal names no more than this: as many items as a body may list (reliability C6). */
export const maxRemovals = 200;

export const maxFavouriteValueLength = 120;

const maxTypeLength = 20;

/** `STORY:a-week-without-clocks`, as the parameter `favorite` carries it to sign-in (H38). */
export const favouriteKey = ({ type, value }: FavouriteItem): string => `${type}:${value}`;

/** Reads `type:value`. Undefined for anything else; whether such a thing exists is not asked here. */
export function parseFavouriteKey(text: unknown): FavouriteItem | undefined {
  if (typeof text !== 'string' || text.length > maxTypeLength + maxFavouriteValueLength) return undefined;
  const colon = text.indexOf(':');
  const type = favouriteTypes.find((known) => known === text.slice(0, Math.max(colon, 0)));
  const value = text.slice(colon + 1);
  return type !== undefined && isFavouriteValue(value) ? { type, value } : undefined;
}

/** The characters of itinerary ids, suite ids and slugs. */
const isFavouriteValue = (value: string) => value.length <= maxFavouriteValueLength && /^[\w,-]+$/.test(value);
