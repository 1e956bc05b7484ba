import { storeValue } from '../ui/stored-values';

const HAS_FAVORITED = 'has-favorited';

/** A page that is opened with the `favorite` parameter says that this visitor has marked something (FRM-38, TRK-07). */
export function noteFavorite({ location }: Pick<Window, 'location'>): void {
  if (new URLSearchParams(location.search).has('favorite')) storeValue(HAS_FAVORITED, 'true');
}
