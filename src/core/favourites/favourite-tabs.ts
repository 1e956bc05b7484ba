import { type FavouriteType, favouriteTypes } from './favourite';

/** A type without a tab is shown under All (FAV-03, H38). */
export const favouriteTabs = favouriteTypes.filter((type) => type !== 'VOYAGE-EXTENSION');

/** Parses the parameter `tab`, spelled like the types. Undefined means All, as does any other value. */
export const readFavouriteTab = (tab: unknown): FavouriteType | undefined =>
  favouriteTypes.find((type) => type === tab);
