import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { AddFavourite } from '../../core/favourites/add-favourite';
import { FavouriteDetails } from '../../core/favourites/favourite-details';
import { FavouriteList } from '../../core/favourites/favourite-list.port';
import { NameItem } from '../../core/favourites/name-item';
import { RemoveFavourites } from '../../core/favourites/remove-favourites';
import { ShowFavourites } from '../../core/favourites/show-favourites';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PagePart } from '../rendering/page-part';
import { FeatureRoutes } from '../routing/feature-routes';
import { CarriedFavouriteAdder } from './carried-favourite-adder';
import { FavouritesApi } from './favourites.api';
import { FavouritesListPages } from './favourites-list.pages';
import { FavouritesPages } from './favourites.pages';
import { favouritesRoutes } from './favourites.routes';
import { PageFavourites } from './page-favourites';

export const favouritesModule = new ContainerModule(({ bind }) => {
  bind(NameItem).toResolvedValue(
    (voyages: VoyageContent, getSailing: GetSailing, library: ContentLibrary, excursions: ExcursionContent) =>
      new NameItem({ voyages, getSailing, library, excursions }),
    [VoyageContent, GetSailing, ContentLibrary, ExcursionContent],
  );
  bind(AddFavourite).toResolvedValue(
    (list: FavouriteList, nameItem: NameItem) => new AddFavourite({ list, nameItem }),
    [FavouriteList, NameItem],
  );
  bind(RemoveFavourites).toResolvedValue((list: FavouriteList) => new RemoveFavourites(list), [FavouriteList]);
  bind(FavouritesApi).toResolvedValue(
    (list: FavouriteList, addFavourite: AddFavourite, removeFavourites: RemoveFavourites) =>
      new FavouritesApi({ list, addFavourite, removeFavourites }),
    [FavouriteList, AddFavourite, RemoveFavourites],
  );
  bind(FavouritesPages).toResolvedValue(
    (addFavourite: AddFavourite, removeFavourites: RemoveFavourites) =>
      new FavouritesPages({ addFavourite, removeFavourites }),
    [AddFavourite, RemoveFavourites],
  );
  bind(FavouriteDetails).toResolvedValue(
    (
      voyages: VoyageContent,
      inventory: SailingInventory,
      library: ContentLibrary,
      excursions: ExcursionContent,
      log: Logger,
    ) =>
      new FavouriteDetails({
        voyages,
        inventory,
        library,
        excursions,
        onFailure: (err, type) => log.warn({ err, type }, 'what guests keep could not be read'),
      }),
    [VoyageContent, SailingInventory, ContentLibrary, ExcursionContent, tokens.log],
  );
  bind(ShowFavourites).toResolvedValue(
    (list: FavouriteList, details: FavouriteDetails) => new ShowFavourites(list, details),
    [FavouriteList, FavouriteDetails],
  );
  bind(FavouritesListPages).toDynamicValue(
    (context) =>
      new FavouritesListPages({
        showFavourites: context.get(ShowFavourites),
        removeFavourites: context.get(RemoveFavourites),
        side: context.get(ProfileSide),
        assets: context.get(BuiltAssets),
        policy: context.get<Config>(tokens.config).policy,
      }),
  );
  bind(CarriedFavouriteAdder).toResolvedValue(
    (addFavourite: AddFavourite) => new CarriedFavouriteAdder(addFavourite),
    [AddFavourite],
  );
  bind(PagePart).toResolvedValue(
    (list: FavouriteList, { policy }: Config) => new PageFavourites(list, policy),
    [FavouriteList, tokens.config],
  );
  bind(FeatureRoutes).toResolvedValue(favouritesRoutes, [FavouritesPages, FavouritesListPages, FavouritesApi]);
});
