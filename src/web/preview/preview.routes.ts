import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import { previewCookieName } from './preview-pass';
import type { PreviewPages } from './preview.pages';

export const previewRoutes = (pages: PreviewPages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.preview.enter, handler: pages.enter },
    { method: 'post', path: paths.preview.leave, handler: pages.leave, takes: 'no-fields' },
  ],
  api: [],
  personalCookies: [previewCookieName],
});
