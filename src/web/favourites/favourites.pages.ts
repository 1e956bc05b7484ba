import type { Request, Response } from 'express';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type { AddFavourite } from '../../core/favourites/add-favourite';
import { carryFavourite } from '../../core/favourites/carried-favourite';
import { type FavouriteItem, favouriteKey, parseFavouriteKey } from '../../core/favourites/favourite';
import { favouriteTexts } from '../../core/favourites/favourite-texts';
import type { RemoveFavourites } from '../../core/favourites/remove-favourites';
import { readReturnAddress } from '../../core/sign-in/return-address';
import { HttpError } from '../http-error';
import { hrefLogin } from '../hrefs';
import { paths } from '../paths';
import { toAddError, toRemoveError } from './favourite-errors';
import { signedInGuest } from '../session/guest-of';

interface FavouritesPagesParts {
  readonly addFavourite: AddFavourite;
  readonly removeFavourites: RemoveFavourites;
}

/** The favourite button as a plain form: adds or removes, and returns to the item on its page (FAV-01). */
export class FavouritesPages {
  constructor(private readonly parts: FavouritesPagesParts) {}

  readonly press = async (req: Request, res: Response): Promise<void> => {
    const form = readForm(toggleSchema, req.body);
    const item = parseFavouriteKey(`${form.type}:${form.value}`);
    if (!item) throw new HttpError(422, 'INVALID', favouriteTexts.unknownItem);
    const returnUrl = readReturnAddress(form.returnUrl) ?? paths.profile.home;
    const guest = signedInGuest(req);
    // The session has ended since the page was rendered.
    if (!guest)
      return res.redirect(
        303,
        hrefLogin(form.intent === 'add' ? carryFavourite({ returnUrl, favorite: favouriteKey(item) }) : returnUrl),
      );
    await (form.intent === 'add' ? this.add(guest.contactId, item) : this.remove(guest.contactId, item));
    res.redirect(303, form.place === '' ? returnUrl : `${returnUrl}#${encodeURIComponent(form.place)}`);
  };

  private async add(contactId: string, item: FavouriteItem): Promise<void> {
    const outcome = await this.parts.addFavourite.run({ contactId, item });
    if (outcome.kind === 'unknown-item' || outcome.kind === 'full') throw toAddError(outcome);
  }

  private async remove(contactId: string, item: FavouriteItem): Promise<void> {
    const outcome = await this.parts.removeFavourites.runForItem({ contactId, item });
    if (outcome !== 'removed') throw toRemoveError(outcome);
  }
}

const toggleSchema = Joi.object({
  type: formLine(40),
  value: formLine(200),
  returnUrl: formLine(2_048),
  place: formLine(200),
  intent: Joi.string().valid('add', 'remove').default('add').failover('add'),
});
