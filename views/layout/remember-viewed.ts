import { storeValue, readStored } from '../ui/stored-values';
import { isWorthRemembering, readViewed, withViewed } from './recently-viewed';

export const VIEWED = 'recently-viewed';

/**
 * Remembers that this voyage, suite or experience was viewed (NAV-03). Only existing pages have a canonical address.
 */
export function rememberViewed({ document, location: { pathname } }: Window): void {
  const title = document.querySelector('h1')?.textContent;
  if (!title || !isWorthRemembering(pathname) || !document.querySelector('link[rel="canonical"]')) return;
  const picture = document.querySelector<HTMLImageElement>('main img')?.getAttribute('src') ?? undefined;
  const at = Date.now();
  storeValue(
    VIEWED,
    JSON.stringify(withViewed(readViewed(readStored(VIEWED), at), { path: pathname, title, picture, at })),
  );
}
