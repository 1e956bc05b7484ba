import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
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
import { compute, construct, derived } from '../../construct';
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
  construct(bind(FavouriteDetails), FavouriteDetails, {
    voyages: VoyageContent,
    inventory: SailingInventory,
    library: ContentLibrary,
    excursions: ExcursionContent,
    onFailure: derived(
      tokens.log,
      (log) => (err: unknown, type: string) => log.warn({ err, type }, 'favourites could not be read'),
    ),
  });
  construct(bind(ShowFavourites), ShowFavourites, [FavouriteList, FavouriteDetails]);
  construct(bind(FavouritesListPages), FavouritesListPages, {
    showFavourites: ShowFavourites,
    removeFavourites: RemoveFavourites,
    side: ProfileSide,
    assets: BuiltAssets,
    policy: derived(tokens.config, ({ policy }) => policy),
  });
  construct(bind(CarriedFavouriteAdder), CarriedFavouriteAdder, [AddFavourite]);
  construct(bind(PagePart), PageFavourites, [FavouriteList, derived(tokens.config, ({ policy }) => policy)]);
  compute(bind(CopyChapter), [FavouriteList], (favourites) =>
    chapterOf('favourites', 'Your favourites', (contactId) => favourites.find(contactId)),
  );
  bind(FeatureRoutes).toResolvedValue(favouritesRoutes, [FavouritesPages, FavouritesListPages, FavouritesApi]);
});
