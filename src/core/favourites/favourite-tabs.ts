import { type FavouriteType, favouriteTypes } from './favourite';

/** The tab of a type that has none in the bar shows under All (FAV-03, H38). */
export const favouriteTabs = favouriteTypes.filter((type) => type !== 'VOYAGE-EXTENSION');

/** The parameter `tab`, as the types are written. Undefined is All, and so is whatever is no type. */
export const readFavouriteTab = (tab: unknown): FavouriteType | undefined =>
  favouriteTypes.find((type) => type === tab);
