import { ContainerModule } from 'inversify';
import { KeepPicture } from '../../core/profile-picture/keep-picture';
import { PictureStudio } from '../../core/profile-picture/picture-studio.port';
import { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { ProfileSide } from '../profile/profile-side';
import { PageRenderer } from '../rendering/page-renderer';
import { PagePictures } from './page-pictures';
import { ProfilePictureApi } from './profile-picture.api';
import { ProfilePicturePages } from './profile-picture.pages';

export const profilePictureModule = new ContainerModule(({ bind }) => {
  bind(KeepPicture).toResolvedValue((studio: PictureStudio, pictures: ProfilePictures) => new KeepPicture(studio, pictures), [PictureStudio, ProfilePictures]);
  bind(PagePictures).toResolvedValue((pictures: ProfilePictures) => new PagePictures(pictures), [ProfilePictures]);
  bind(ProfilePictureApi).toResolvedValue(
    (pictures: ProfilePictures, keepPicture: KeepPicture, pagePictures: PagePictures) => new ProfilePictureApi({ pictures, keepPicture, pagePictures }),
    [ProfilePictures, KeepPicture, PagePictures],
  );
  bind(ProfilePicturePages).toResolvedValue(
    (pictures: ProfilePictures, keepPicture: KeepPicture, pagePictures: PagePictures, side: ProfileSide, renderer: PageRenderer) =>
      new ProfilePicturePages({ pictures, keepPicture, pagePictures, side, renderer }),
    [ProfilePictures, KeepPicture, PagePictures, ProfileSide, PageRenderer],
  );
});
