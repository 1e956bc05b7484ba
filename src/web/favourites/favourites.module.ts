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
import { construct } from '../../construct';
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
  construct(bind(NameItem), NameItem, {
    voyages: VoyageContent,
    getSailing: GetSailing,
    library: ContentLibrary,
    excursions: ExcursionContent,
  });
  construct(bind(AddFavourite), AddFavourite, { list: FavouriteList, nameItem: NameItem });
  construct(bind(RemoveFavourites), RemoveFavourites, [FavouriteList]);
  construct(bind(FavouritesApi), FavouritesApi, {
    list: FavouriteList,
    addFavourite: AddFavourite,
    removeFavourites: RemoveFavourites,
  });
  construct(bind(FavouritesPages), FavouritesPages, { addFavourite: AddFavourite, removeFavourites: RemoveFavourites });
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
  construct(bind(ShowFavourites), ShowFavourites, [FavouriteList, FavouriteDetails]);
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
  construct(bind(CarriedFavouriteAdder), CarriedFavouriteAdder, [AddFavourite]);
  bind(PagePart).toResolvedValue(
    (list: FavouriteList, { policy }: Config) => new PageFavourites(list, policy),
    [FavouriteList, tokens.config],
  );
  bind(FeatureRoutes).toResolvedValue(favouritesRoutes, [FavouritesPages, FavouritesListPages, FavouritesApi]);
});
