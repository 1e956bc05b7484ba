import { readReturnAddress } from '../sign-in/return-address';
import { type FavouriteItem, favouriteKey, parseFavouriteKey } from './favourite';

const parameter = 'favorite';
/** Base for parsing relative URLs; it is never requested. */
const nowhere = 'https://landfall.invalid';

interface CarriedFavouriteRequest {
  /** The visitor goes there after sign-in; the text is untrusted. */
  readonly returnUrl: string;
  readonly favorite: unknown;
}

/**
 * Carries the favourite in the return URL, which survives wrong codes, both steps and a switch between e-mail and phone
 * (H38).
 */
export function carryFavourite({ returnUrl, favorite }: CarriedFavouriteRequest): string {
  const item = parseFavouriteKey(favorite);
  if (!item) return returnUrl;
  const address = new URL(readReturnAddress(returnUrl) ?? '/my-profile', nowhere);
  address.searchParams.set(parameter, favouriteKey(item));
  return `${address.pathname}${address.search}`;
}

/** Keeps the favourite when sign-in leads elsewhere than requested: a new guest is welcomed first (H01). */
export function carryAlong({ from, to }: { readonly from: unknown; readonly to: string }): string {
  const address = readReturnAddress(from);
  return address === undefined
    ? to
    : carryFavourite({ returnUrl: to, favorite: new URL(address, nowhere).searchParams.get(parameter) });
}

/** Splits the return URL into the URL without the favourite, and the favourite if there is one. */
export function takeFavourite(address: string): { readonly address: string; readonly item: FavouriteItem | undefined } {
  if (!URL.canParse(address, nowhere)) return { address, item: undefined };
  const url = new URL(address, nowhere);
  const item = parseFavouriteKey(url.searchParams.get(parameter));
  // A URL without a favourite is returned as written, not reserialised.
  if (!url.searchParams.has(parameter)) return { address, item };
  url.searchParams.delete(parameter);
  return { address: `${url.pathname}${url.search}`, item };
}
