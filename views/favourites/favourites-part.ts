import { useContext } from 'react';
import { type FragmentPart, PagePartsContext, type PartsOnPage } from '../ui/page-parts';

export interface FavouritesOnPage {
  readonly signInHref: string;
  /** Absent for visitors, and therefore on every page that is cached for everyone. */
  readonly guest?: {
    readonly returnUrl: string;
    /** Ids by `type:value`; absent when the favourites could not be loaded. */
    readonly savedIds?: ReadonlyMap<string, string>;
    /** `type:value` that was requested before sign-in and could not be added then. */
    readonly missedKey?: string;
  };
}

/** Unknown when the favourites could not be loaded. */
type FavouritesAmong = 'some' | 'none' | 'unknown';

declare module '../ui/page-parts' {
  interface PartsOnPage {
    readonly favourites?: FavouritesOnPage;
  }
  interface GuestPlaceholders {
    favouriteId: string;
    favourite: 'yes' | 'no';
    /** Whether some of the favourites with the keys that it is about, separated by spaces, are the guest's. */
    favouritesAmong: FavouritesAmong;
    /** Keys of all favourites, the latest first. */
    favouriteKeys: readonly string[];
  }
}

const noFavourites: FavouritesOnPage = { signInHref: '/login' };
const favouritesOn = ({ favourites = noFavourites }: PartsOnPage) => favourites;

export const useFavourites = (): FavouritesOnPage => favouritesOn(useContext(PagePartsContext));

export const favouritesAmong = (guest: FavouritesOnPage['guest'], keys: string): FavouritesAmong => {
  const savedIds = guest?.savedIds;
  if (!savedIds) return 'unknown';
  return keys.split(' ').some((key) => savedIds.has(key)) ? 'some' : 'none';
};

export const favouriteKeys = (guest: FavouritesOnPage['guest']): readonly string[] => [
  ...(guest?.savedIds?.keys() ?? []),
];

export const favouritesPart: FragmentPart = {
  name: 'favourites',
  placeholders: {
    favouriteId: ({ favourites }, key) => favourites?.guest?.savedIds?.get(key),
    favourite: ({ favourites }, key) => (favourites?.guest?.savedIds?.has(key) ? 'yes' : 'no'),
    favouritesAmong: ({ favourites }, keys) => favouritesAmong(favourites?.guest, keys),
    favouriteKeys: ({ favourites }) => favouriteKeys(favourites?.guest),
  },
  keyOf: (onPage) => {
    const { signInHref, guest } = favouritesOn(onPage);
    // After sign-in, the fragment tells the guest which favourite could not be added (H38).
    if (guest?.missedKey !== undefined) return undefined;
    return guest?.returnUrl ?? signInHref;
  },
};

export const toggleAction = '/my-profile/favourites/heart';
