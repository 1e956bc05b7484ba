import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ProfilePictureApi } from './profile-picture.api';
import type { ProfilePicturePages } from './profile-picture.pages';
import { convertPath, convertPictureOperation, getPictureOperation } from './profile-picture.schema';

export interface ProfilePictureHandlers {
  readonly profilePicturePages: ProfilePicturePages;
  readonly profilePictureApi: ProfilePictureApi;
}

export const profilePictureRoutes = ({
  profilePicturePages: pages,
  profilePictureApi: api,
}: ProfilePictureHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.account.picture, handler: pages.show, access: 'guest' },
    { method: 'post', path: paths.account.picture, handler: pages.upload, access: 'guest' },
    { method: 'post', path: paths.account.removePicture, handler: pages.remove, access: 'guest' },
    { method: 'get', path: paths.account.pictureImage, handler: pages.image, access: 'guest' },
  ],
  api: [
    { method: 'get', path: '/api/profilepic', operation: getPictureOperation, handler: api.get, access: 'guest' },
    { method: 'post', path: convertPath, operation: convertPictureOperation, handler: api.convert, access: 'guest' },
  ],
});
