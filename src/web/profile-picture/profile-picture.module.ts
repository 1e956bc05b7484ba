import { ContainerModule } from 'inversify';
import { pictureChapter } from './picture-chapter';
import { CopyChapter } from '../../core/privacy/copy-chapter.port';
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
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { profilePictureRoutes } from './profile-picture.routes';

export const profilePictureModule = new ContainerModule(({ bind }) => {
  construct(bind(SavePicture), SavePicture, [PictureStudio, ProfilePictures]);
  construct(bind(PagePictures), PagePictures, [ProfilePictures]);
  bind(PagePart).toService(PagePictures);
  bind(tokens.clearOnReset).toResolvedValue((pictures: PagePictures) => () => pictures.clear(), [PagePictures]);
  construct(bind(ProfilePictureApi), ProfilePictureApi, {
    pictures: ProfilePictures,
    savePicture: SavePicture,
    pagePictures: PagePictures,
    news: ActivityNews,
  });
  construct(bind(ProfilePicturePages), ProfilePicturePages, {
    pictures: ProfilePictures,
    savePicture: SavePicture,
    pagePictures: PagePictures,
    news: ActivityNews,
    side: ProfileSide,
  });
  bind(CopyChapter).toResolvedValue(pictureChapter, [ProfilePictures]);
  bind(FeatureRoutes).toResolvedValue(profilePictureRoutes, [ProfilePicturePages, ProfilePictureApi]);
});
