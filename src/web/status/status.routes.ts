import { StatusPage } from '../../../views/status/StatusPage';
import { statusTexts } from '../../../views/status/status.texts';
import { sitemapTexts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { StatusPages } from './status.pages';

export const statusRoutes = (pages: StatusPages): FeatureRoutes => ({
  sitemap: async () => [
    { title: sitemapTexts.sections.contact, order: 114, pages: [{ href: paths.status, title: statusTexts.title }] },
  ],
  styles: ['blocks', 'status'],
  pages: [pageRoute({ method: 'get', path: paths.status, page: StatusPage, handler: pages.page })],
  api: [],
});
