import { type FavouriteType, favouriteTypes } from './favourite';

/** A type without a tab is shown under All (FAV-03, H38). */
export const favouriteTabs = favouriteTypes.filter((type) => type !== 'VOYAGE-EXTENSION');

export const readFavouriteTab = (tab: unknown): FavouriteType | undefined =>
  favouriteTypes.find((type) => type === tab);
