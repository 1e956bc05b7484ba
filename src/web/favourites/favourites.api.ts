import type { Request, Response } from 'express';
import type { AddFavourite } from '../../core/favourites/add-favourite';
import type { FavouriteItem } from '../../core/favourites/favourite';
import type { FavouriteList } from '../../core/favourites/favourite-list.port';
import type { FavouriteRemoval, RemoveFavourites } from '../../core/favourites/remove-favourites';
import { guestOf } from '../sign-in/guest-of';
import { someoneElse, toAddError, toRemoveError } from './favourite-errors';

interface FavouritesApiParts {
  readonly list: FavouriteList;
  readonly addFavourite: AddFavourite;
  readonly removeFavourites: RemoveFavourites;
}

type AddBody = FavouriteItem & { readonly contactId?: string };

/** `/api/favorites`, spelled as the specification has it (API-19). */
export class FavouritesApi {
  constructor(private readonly parts: FavouritesApiParts) {}

  readonly find = async (req: Request, res: Response): Promise<void> => {
    res.json(await this.parts.list.find(guestOf(req).contactId));
  };

  readonly add = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const { contactId: named, type, value } = res.locals['body'] as AddBody;
    if (named !== undefined && named !== contactId) throw someoneElse();
    const outcome = await this.parts.addFavourite.run({ contactId, item: { type, value } });
    if (outcome.kind === 'unknown-item' || outcome.kind === 'full') throw toAddError(outcome);
    res.status(outcome.kind === 'added' ? 201 : 200).json(outcome.favourite);
  };

  readonly remove = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const outcome = await this.parts.removeFavourites.run({
      contactId,
      removals: res.locals['body'] as readonly FavouriteRemoval[],
    });
    if (outcome !== 'removed') throw toRemoveError(outcome);
    res.json(await this.parts.list.find(contactId));
  };
}
