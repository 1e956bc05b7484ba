import type { Request } from 'express';
import type { AddFavourite } from '../../core/favourites/add-favourite';
import { takeFavourite } from '../../core/favourites/carried-favourite';
import type { FavouriteItem } from '../../core/favourites/favourite';

interface CarriedFavourite {
  readonly contactId: string;
  readonly address: string;
}

/** Adds the favourite that was carried through sign-in (H38). A failure loses the favourite, never the sign-in. */
export class CarriedFavouriteAdder {
  constructor(private readonly addFavourite: Pick<AddFavourite, 'run'>) {}

  /** A favourite that could not be added stays in the address, so that the page can report it. */
  async add(req: Request, { contactId, address: from }: CarriedFavourite): Promise<string> {
    const { address, item } = takeFavourite(from);
    return item && !(await this.isSettled(req, contactId, item)) ? from : address;
  }

  /**
   * Adds the favourite for a signed-in guest who follows an older page's sign-in link. Not for cross-site requests or
   * prefetches, because a GET must not write (B4).
   */
  async addOnOwnPages(req: Request, carriedFavourite: CarriedFavourite): Promise<string> {
    const isFromUs =
      req.headers['sec-fetch-site'] === 'same-origin' && !String(req.headers['sec-purpose'] ?? '').includes('prefetch');
    return isFromUs ? this.add(req, carriedFavourite) : carriedFavourite.address;
  }

  /** An item that does not exist counts as settled, because a retry would not help. */
  private async isSettled(req: Request, contactId: string, item: FavouriteItem): Promise<boolean> {
    try {
      return (await this.addFavourite.run({ contactId, item })).kind !== 'full';
    } catch (error) {
      req.log.warn({ err: error }, 'a favourite could not be added after sign-in');
      return false;
    }
  }
}
