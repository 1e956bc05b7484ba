import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { OverviewPages } from './overview.pages';
import type { ProfileNewsPages } from './profile-news.pages';

export interface ProfileHandlers {
  readonly overviewPages: OverviewPages;
  readonly profileNewsPages: ProfileNewsPages;
}

/** /my-profile is the overview, and on a narrow screen the menu: the style sheet decides (PRO-02, PRO-04). */
export const profileRoutes = ({ overviewPages, profileNewsPages }: ProfileHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.profile.home, handler: overviewPages.show, access: 'guest' },
    { method: 'get', path: paths.profile.overview, handler: overviewPages.show, access: 'guest' },
    { method: 'get', path: paths.profile.news, handler: profileNewsPages.list, access: 'guest' },
  ],
  api: [],
});
