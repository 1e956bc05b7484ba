import { createContext } from 'react';

export interface FavouritesOnPage {
  /** It is the address of sign-in up to the page's own parameters: `/login?yachts=true&returnUrl=%2Fstories`. */
  readonly signInHref: string;
  /** Absent for visitors, and therefore on every page that is cached for everyone. */
  readonly guest?: {
    readonly returnUrl: string;
    /** Ids by `type:value`; absent when the favourites could not be loaded. */
    readonly saved?: ReadonlyMap<string, string>;
    /** `type:value` that was requested before sign-in and could not be added then. */
    readonly missed?: string;
  };
}

export const FavouritesContext = createContext<FavouritesOnPage>({ signInHref: '/login' });

/** It is the action of a guest's form, equal to `paths.favourites.heart`. */
export const toggleAction = '/my-profile/favourites/heart';
