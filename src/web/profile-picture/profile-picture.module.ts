import { ContainerModule } from 'inversify';
import { SavePicture } from '../../core/profile-picture/save-picture';
import { PictureStudio } from '../../core/profile-picture/picture-studio.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { ActivityNews } from '../notification-settings/activity-news';
import { ProfileSide } from '../profile/profile-side';
import { PagePart } from '../rendering/page-part';
import { FeatureRoutes } from '../routing/feature-routes';
import { PagePictures } from './page-pictures';
import { ProfilePictureApi } from './profile-picture.api';
import { ProfilePicturePages } from './profile-picture.pages';
import { profilePictureRoutes } from './profile-picture.routes';

export const profilePictureModule = new ContainerModule(({ bind }) => {
  bind(SavePicture).toResolvedValue(
    (studio: PictureStudio, pictures: ProfilePictures) => new SavePicture(studio, pictures),
    [PictureStudio, ProfilePictures],
  );
  bind(PagePictures).toResolvedValue((pictures: ProfilePictures) => new PagePictures(pictures), [ProfilePictures]);
  bind(PagePart).toService(PagePictures);
  bind(ProfilePictureApi).toResolvedValue(
    (pictures: ProfilePictures, savePicture: SavePicture, pagePictures: PagePictures, news: ActivityNews) =>
      new ProfilePictureApi({ pictures, savePicture, pagePictures, news }),
    [ProfilePictures, SavePicture, PagePictures, ActivityNews],
  );
  bind(ProfilePicturePages).toResolvedValue(
    (
      pictures: ProfilePictures,
      savePicture: SavePicture,
      pagePictures: PagePictures,
      news: ActivityNews,
      side: ProfileSide,
    ) => new ProfilePicturePages({ pictures, savePicture, pagePictures, news, side }),
    [ProfilePictures, SavePicture, PagePictures, ActivityNews, ProfileSide],
  );
  bind(FeatureRoutes).toResolvedValue(profilePictureRoutes, [ProfilePicturePages, ProfilePictureApi]);
});
