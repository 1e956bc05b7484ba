import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { MeetingsPages } from './meetings.pages';

export const meetingsRoutes = (pages: MeetingsPages): FeatureRoutes => ({
  pages: [{ method: 'get', path: paths.meetings.schedule, handler: pages.schedule, access: 'guest' }],
  api: [],
});
