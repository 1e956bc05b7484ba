import { readReturnAddress } from '../sign-in/return-address';
import { type FavouriteItem, favouriteKey, parseFavouriteKey } from './favourite';

const parameter = 'favorite';
/** Only ever resolved against, never visited. */
const nowhere = 'https://landfall.invalid';

interface CarriedFavouriteRequest {
  /** Where sign-in leads; any text that came in. */
  readonly returnUrl: string;
  readonly favorite: unknown;
}

/**
 * A heart goes through sign-in as a part of the return address, which survives wrong codes, two screens and a change of
 * mind about e-mail or phone (H38). What is no item changes nothing.
 */
export function carryFavourite({ returnUrl, favorite }: CarriedFavouriteRequest): string {
  const item = parseFavouriteKey(favorite);
  if (!item) return returnUrl;
  const address = new URL(readReturnAddress(returnUrl) ?? '/my-profile', nowhere);
  address.searchParams.set(parameter, favouriteKey(item));
  return `${address.pathname}${address.search}`;
}

/** A heart goes along when the way leads elsewhere than was asked for: a new guest is welcomed first (H01). */
export function carryAlong({ from, to }: { readonly from: unknown; readonly to: string }): string {
  const address = readReturnAddress(from);
  return address === undefined
    ? to
    : carryFavourite({ returnUrl: to, favorite: new URL(address, nowhere).searchParams.get(parameter) });
}

/** The other end: the address to go to, without the heart, and the heart where there is one. */
export function takeFavourite(address: string): { readonly address: string; readonly item: FavouriteItem | undefined } {
  if (!URL.canParse(address, nowhere)) return { address, item: undefined };
  const url = new URL(address, nowhere);
  const item = parseFavouriteKey(url.searchParams.get(parameter));
  // Left as it is written: an address without a heart is not spelled anew.
  if (!url.searchParams.has(parameter)) return { address, item };
  url.searchParams.delete(parameter);
  return { address: `${url.pathname}${url.search}`, item };
}
