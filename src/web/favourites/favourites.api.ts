import type { AddFavourite } from '../../core/favourites/add-favourite';
import type { FavouriteList } from '../../core/favourites/favourite-list.port';
import type { RemoveFavourites } from '../../core/favourites/remove-favourites';
import { guestOf } from '../session/guest-of';
import { someoneElse, toAddError, toRemoveError } from './favourite-errors';
import { memoisedRead } from '../routing/memoised-read';
import { handle } from '../routing/handle';
import { addFavouriteOperation, getFavouritesOperation, removeFavouritesOperation } from './favourites.schema';

interface FavouritesApiParts {
  readonly list: FavouriteList;
  readonly addFavourite: AddFavourite;
  readonly removeFavourites: RemoveFavourites;
}

export class FavouritesApi {
  constructor(private readonly parts: FavouritesApiParts) {}

  readonly find = memoisedRead(getFavouritesOperation, async (_input, req) => {
    const favourites = await this.parts.list.find(guestOf(req).contactId);
    return { data: [favourites], toBody: () => favourites };
  });

  readonly add = handle(
    addFavouriteOperation,
    async ({ body: { contactId: bodyContactId, type, value } }, req, res) => {
      const { contactId } = guestOf(req);
      if (bodyContactId !== undefined && bodyContactId !== contactId) throw someoneElse();
      const outcome = await this.parts.addFavourite.run({ contactId, item: { type, value } });
      if (outcome.kind === 'unknown-item' || outcome.kind === 'full') throw toAddError(outcome);
      res.status(outcome.kind === 'added' ? 201 : 200).json(outcome.favourite);
    },
  );

  readonly remove = handle(removeFavouritesOperation, async ({ body }, req, res) => {
    const { contactId } = guestOf(req);
    const outcome = await this.parts.removeFavourites.run({
      contactId,
      removals: body,
    });
    if (outcome !== 'removed') throw toRemoveError(outcome);
    res.json(await this.parts.list.find(contactId));
  });
}
