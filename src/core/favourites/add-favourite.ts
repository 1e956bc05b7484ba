import { type FavouriteItem, maxFavourites } from './favourite';
import type { FavouriteList, SaveFavouriteOutcome } from './favourite-list.port';
import type { NameItem } from './name-item';

export type AddFavouriteOutcome = SaveFavouriteOutcome | { readonly kind: 'unknown-item' };

interface AddFavouriteParts {
  readonly list: FavouriteList;
  readonly nameItem: Pick<NameItem, 'run'>;
}

export class AddFavourite {
  constructor(private readonly parts: AddFavouriteParts) {}

  async run({
    contactId,
    item,
  }: {
    readonly contactId: string;
    readonly item: FavouriteItem;
  }): Promise<AddFavouriteOutcome> {
    const { list, nameItem } = this.parts;
    const description = await nameItem.run(item);
    if (description === undefined) return { kind: 'unknown-item' };
    return list.save({ contactId, item, description, max: maxFavourites });
  }
}
