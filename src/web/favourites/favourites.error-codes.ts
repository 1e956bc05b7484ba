import { maxFavourites } from '../../core/favourites/favourite';
import type { ErrorCodes } from '../openapi/catalogued-error';

export const favouritesErrorCodes: ErrorCodes = {
  FAVOURITES_FULL: {
    status: 422,
    when: `A guest has ${maxFavourites} favourites, and adds another.`,
    text: 'There is no room for another favorite.',
  },
};
