import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { AddFavourite } from '../../core/favourites/add-favourite';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { NameItem } from '../../core/favourites/name-item';
import { RemoveFavourites } from '../../core/favourites/remove-favourites';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { CarriedHeart } from './carried-heart';
import { FavouritesApi } from './favourites.api';
import { FavouritesPages } from './favourites.pages';
import { PageFavourites } from './page-favourites';

export const favouritesModule = new ContainerModule(({ bind }) => {
  bind(NameItem).toResolvedValue(
    (voyages: VoyageContent, inventory: SailingInventory, library: ContentLibrary, excursions: ExcursionContent) => new NameItem({ voyages, inventory, library, excursions }),
    [VoyageContent, SailingInventory, ContentLibrary, ExcursionContent],
  );
  bind(AddFavourite).toResolvedValue((list: FavouriteList, nameItem: NameItem) => new AddFavourite({ list, nameItem }), [FavouriteList, NameItem]);
  bind(RemoveFavourites).toResolvedValue((list: FavouriteList) => new RemoveFavourites(list), [FavouriteList]);
  bind(FavouritesApi).toResolvedValue(
    (list: FavouriteList, addFavourite: AddFavourite, removeFavourites: RemoveFavourites) => new FavouritesApi({ list, addFavourite, removeFavourites }),
    [FavouriteList, AddFavourite, RemoveFavourites],
  );
  bind(FavouritesPages).toResolvedValue((list: FavouriteList, addFavourite: AddFavourite) => new FavouritesPages({ list, addFavourite }), [FavouriteList, AddFavourite]);
  bind(CarriedHeart).toResolvedValue((addFavourite: AddFavourite) => new CarriedHeart(addFavourite), [AddFavourite]);
  bind(PageFavourites).toResolvedValue((list: FavouriteList, { policy }: Config) => new PageFavourites(list, policy), [FavouriteList, tokens.config]);
});
