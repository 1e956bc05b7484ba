import { createContext } from 'react';

/**
 * What a page's hearts know. Server only, as widgets are rendered apart: a heart stands outside of them.
 */
export interface FavouritesOnPage {
  /** Where a visitor signs in, ending with the first parameters: `/login?yachts=true&returnUrl=%2Fstories`. */
  readonly signInHref: string;
  /** Absent for visitors, and so on every page that is stored for everyone. */
  readonly guest?: {
    /** The guest's way back to this page when there is no script. */
    readonly returnUrl: string;
    /** Ids by `type:value`; absent when they could not be read just now. */
    readonly saved?: ReadonlyMap<string, string>;
    /** `type:value` that was wanted before sign-in and could not be added then. */
    readonly missed?: string;
  };
}

export const FavouritesContext = createContext<FavouritesOnPage>({ signInHref: '/login' });

/** Takes the form that a guest's heart is, as `paths.favourites.heart` says. */
export const toggleAction = '/my-profile/favourites/heart';
