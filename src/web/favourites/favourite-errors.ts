import type { AddFavouriteOutcome } from '../../core/favourites/add-favourite';
import { maxFavourites } from '../../core/favourites/favourite';
import { favouriteTexts } from '../../core/favourites/favourite-texts';
import type { RemoveFavouritesOutcome } from '../../core/favourites/remove-favourites';
import { HttpError } from '../http-error';

export const someoneElse = () => new HttpError(403, 'FORBIDDEN', favouriteTexts.someoneElse);

export function toAddError({
  kind,
}: Extract<AddFavouriteOutcome, { readonly kind: 'unknown-item' | 'full' }>): HttpError {
  if (kind === 'full') return new HttpError(422, 'FAVOURITES_FULL', favouriteTexts.full(maxFavourites));
  return new HttpError(422, 'INVALID', favouriteTexts.unknownItem, {
    fields: [{ field: 'value', message: favouriteTexts.unknownItem }],
  });
}

export const toRemoveError = (outcome: Exclude<RemoveFavouritesOutcome, 'removed'>): HttpError =>
  outcome === 'someone-else' ? someoneElse() : new HttpError(404, 'NOT_FOUND', favouriteTexts.notFound);
