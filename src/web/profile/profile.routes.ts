import { OverviewPage } from '../../../views/profile/OverviewPage';
import { ProfileNewsPage } from '../../../views/profile/ProfileNewsPage';
import { overviewTexts } from '../../../views/profile/overview.texts';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { DraftKeys } from './draft-keys';
import type { OverviewPages } from './overview.pages';
import type { ProfileNewsPages } from './profile-news.pages';

/** /my-profile is the overview, and on narrow screens the menu; CSS decides (PRO-02, PRO-04). */
export const profileRoutes = (
  overviewPages: OverviewPages,
  profileNewsPages: ProfileNewsPages,
  draftKeys: DraftKeys,
): FeatureRoutes => ({
  styles: ['blocks', 'guest-area'],
  guestAreaTab: {
    label: overviewTexts.title,
    href: paths.profile.overview,
    order: 10,
    covers: [paths.profile.home, paths.profile.news],
  },
  pages: [
    pageRoute({
      method: 'get',
      path: paths.profile.home,
      page: OverviewPage,
      handler: overviewPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.profile.overview,
      page: OverviewPage,
      handler: overviewPages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.profile.news,
      page: ProfileNewsPage,
      handler: profileNewsPages.list,
      access: 'guest',
    }),
    { method: 'get', path: paths.profile.draftKey, handler: draftKeys.show, access: 'guest' },
  ],
  api: [],
});
