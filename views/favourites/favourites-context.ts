import { createContext } from 'react';

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

export const FavouritesContext = createContext<FavouritesOnPage>({ signInHref: '/login' });

export const toggleAction = '/my-profile/favourites/heart';
