import { PicturePage } from '../../../views/profile-picture/PicturePage';
import { accountTag } from '../account/account.routes';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import { pictureTooLarge } from './picture-errors';
import type { ProfilePictureApi } from './profile-picture.api';
import type { ProfilePicturePages } from './profile-picture.pages';
import { convertPath, convertPictureOperation, getPictureOperation, pictureBodyLimit } from './profile-picture.schema';

export const profilePictureRoutes = (pages: ProfilePicturePages, api: ProfilePictureApi): FeatureRoutes => ({
  tag: accountTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.account.picture, page: PicturePage, handler: pages.show, access: 'guest' }),
    pageRoute({
      method: 'post',
      path: paths.account.picture,
      page: PicturePage,
      handler: pages.upload,
      access: 'guest',
      takes: 'files',
    }),
    { method: 'post', path: paths.account.removePicture, handler: pages.remove, access: 'guest', takes: 'no-fields' },
    { method: 'get', path: paths.account.pictureImage, handler: pages.image, access: 'guest' },
  ],
  api: [
    { method: 'get', path: '/api/profilepic', operation: getPictureOperation, handler: api.get, access: 'guest' },
    {
      method: 'post',
      path: convertPath,
      operation: convertPictureOperation,
      handler: api.convert,
      access: 'guest',
      changesSession: true,
      longBody: { limit: pictureBodyLimit, tooLong: pictureTooLarge },
    },
  ],
});
