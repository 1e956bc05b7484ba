import { storeValue } from '../ui/stored-values';

const HAS_FAVORITED = 'has-favorited';

/** The parameter `favorite` in the address records that this visitor has marked a favourite (FRM-38, TRK-07). */
export function noteFavorite({ location }: Pick<Window, 'location'>): void {
  if (new URLSearchParams(location.search).has('favorite')) storeValue(HAS_FAVORITED, 'true');
}
