import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { SitemapPages } from './sitemap.pages';

const content = { query: [], tags: ['content'] };
const fixed = { query: [], tags: [] };

export const sitemapRoutes = (pages: SitemapPages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.sitemap.page, handler: pages.page, cache: content },
    { method: 'get', path: paths.sitemap.xml, handler: pages.xml, cache: content },
    { method: 'get', path: paths.sitemap.robots, handler: pages.robots, cache: fixed },
    { method: 'get', path: paths.sitemap.manifest, handler: pages.manifest, cache: fixed },
  ],
  api: [],
});
