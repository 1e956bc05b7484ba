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

declare module '../ui/page-parts' {
  interface PartsOnPage {
    readonly favourites?: FavouritesOnPage;
  }
  interface GuestPlaceholders {
    favouriteId: string;
    favourite: 'yes' | 'no';
  }
}

const noFavourites: FavouritesOnPage = { signInHref: '/login' };
const favouritesOn = ({ favourites = noFavourites }: PartsOnPage) => favourites;

export const useFavourites = (): FavouritesOnPage => favouritesOn(useContext(PagePartsContext));

export const favouritesPart: FragmentPart = {
  name: 'favourites',
  placeholders: {
    favouriteId: ({ favourites }, key) => favourites?.guest?.savedIds?.get(key),
    favourite: ({ favourites }, key) => (favourites?.guest?.savedIds?.has(key) ? 'yes' : 'no'),
  },
  keyOf: (onPage) => {
    const { signInHref, guest } = favouritesOn(onPage);
    // After sign-in, the fragment tells the guest which favourite could not be added (H38).
    if (guest?.missedKey !== undefined) return undefined;
    return guest?.returnUrl ?? signInHref;
  },
};

export const toggleAction = '/my-profile/favourites/heart';
