import { ContainerModule } from 'inversify';
import { KeepPicture } from '../../core/profile-picture/keep-picture';
import { PictureStudio } from '../../core/profile-picture/picture-studio.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { ActivityNews } from '../notification-settings/activity-news';
import { ProfileSide } from '../profile/profile-side';
import { PageRenderer } from '../rendering/page-renderer';
import { PagePictures } from './page-pictures';
import { ProfilePictureApi } from './profile-picture.api';
import { ProfilePicturePages } from './profile-picture.pages';

export const profilePictureModule = new ContainerModule(({ bind }) => {
  bind(KeepPicture).toResolvedValue(
    (studio: PictureStudio, pictures: ProfilePictures) => new KeepPicture(studio, pictures),
    [PictureStudio, ProfilePictures],
  );
  bind(PagePictures).toResolvedValue((pictures: ProfilePictures) => new PagePictures(pictures), [ProfilePictures]);
  bind(ProfilePictureApi).toResolvedValue(
    (pictures: ProfilePictures, keepPicture: KeepPicture, pagePictures: PagePictures, news: ActivityNews) =>
      new ProfilePictureApi({ pictures, keepPicture, pagePictures, news }),
    [ProfilePictures, KeepPicture, PagePictures, ActivityNews],
  );
  bind(ProfilePicturePages).toResolvedValue(
    (
      pictures: ProfilePictures,
      keepPicture: KeepPicture,
      pagePictures: PagePictures,
      news: ActivityNews,
      side: ProfileSide,
      renderer: PageRenderer,
    ) => new ProfilePicturePages({ pictures, keepPicture, pagePictures, news, side, renderer }),
    [ProfilePictures, KeepPicture, PagePictures, ActivityNews, ProfileSide, PageRenderer],
  );
});
