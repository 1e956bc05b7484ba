import type { Request } from 'express';
import type { AddFavourite } from '../../core/favourites/add-favourite';
import { takeFavourite } from '../../core/favourites/carried-favourite';
import type { FavouriteItem } from '../../core/favourites/favourite';

interface SignInLanding {
  readonly contactId: string;
  /** Where sign-in leads, with the heart that a visitor pressed before it. */
  readonly address: string;
}

/** The end of a heart's way through sign-in (H38). Trouble with favourites costs the heart, never the sign-in. */
export class CarriedFavouriteAdder {
  constructor(private readonly addFavourite: Pick<AddFavourite, 'run'>) {}

  /** Adds the heart, and says where to go. One that could not be added stays in the address, so that its page can say so. */
  async land(req: Request, { contactId, address: from }: SignInLanding): Promise<string> {
    const { address, item } = takeFavourite(from);
    return item && !(await this.isSettled(req, contactId, item)) ? from : address;
  }

  /**
   * For a guest who is signed in already and comes by a heart of a page that was printed before. Nothing is added that
   * another site, or a browser that fetches ahead, asks for: reading alone must not write (reliability B4).
   */
  async passOn(req: Request, landing: SignInLanding): Promise<string> {
    const isFromUs =
      req.headers['sec-fetch-site'] === 'same-origin' && !String(req.headers['sec-purpose'] ?? '').includes('prefetch');
    return isFromUs ? this.land(req, landing) : landing.address;
  }

  /** What does not exist, or no longer, is settled as well: there is nothing to try again. */
  private async isSettled(req: Request, contactId: string, item: FavouriteItem): Promise<boolean> {
    try {
      return (await this.addFavourite.run({ contactId, item })).kind !== 'full';
    } catch (error) {
      req.log.warn({ err: error }, 'a favourite could not be added after sign-in');
      return false;
    }
  }
}
