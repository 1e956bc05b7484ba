import { FavouritesPage } from '../../../views/favourites/FavouritesPage';
import { favouritesListTexts } from '../../../views/favourites/favourites-list.texts';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { FavouritesApi } from './favourites.api';
import type { FavouritesListPages } from './favourites-list.pages';
import type { FavouritesPages } from './favourites.pages';
import { addFavouriteOperation, getFavouritesOperation, removeFavouritesOperation } from './favourites.schema';

const favouritesTag: ApiTag = {
  slug: 'favorites',
  name: 'Favorites',
  description: 'The favorites of a guest.',
  order: 100,
};

export const favouritesRoutes = (
  pages: FavouritesPages,
  listPages: FavouritesListPages,
  api: FavouritesApi,
): FeatureRoutes => ({
  tag: favouritesTag,
  styles: ['guest-area'],
  guestAreaTab: { label: favouritesListTexts.title, href: paths.favourites.list, order: 30 },
  pages: [
    pageRoute({
      method: 'get',
      path: paths.favourites.list,
      page: FavouritesPage,
      handler: listPages.show,
      access: 'guest',
    }),
    { method: 'post', path: paths.favourites.remove, handler: listPages.remove, access: 'guest' },
    { method: 'post', path: paths.favourites.toggle, handler: pages.press, access: 'requires-readable-session' },
  ],
  api: [
    { method: 'get', path: '/api/favorites', operation: getFavouritesOperation, handler: api.find, access: 'guest' },
    { method: 'post', path: '/api/favorites', operation: addFavouriteOperation, handler: api.add, access: 'guest' },
    {
      method: 'delete',
      path: '/api/favorites',
      operation: removeFavouritesOperation,
      handler: api.remove,
      access: 'guest',
    },
  ],
});
