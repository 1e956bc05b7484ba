import { SitemapPage } from '../../../views/sitemap/SitemapPage';
import { paths } from '../paths';
import { pageRoute, type SiteRoutes } from '../routing/feature-routes';
import { SiteAddresses } from './site-addresses';
import type { SitemapPages } from './sitemap.pages';

const content = { query: [], tags: ['content'] };
const fixedCache = { query: [], tags: [] };

export const sitemapRoutes =
  (pages: SitemapPages): SiteRoutes =>
  (features) => {
    const addresses = new SiteAddresses(features);
    return {
      styles: ['sitemap'],
      pages: [
        pageRoute({
          method: 'get',
          path: paths.sitemap.page,
          page: SitemapPage,
          handler: pages.page(addresses),
          cache: content,
        }),
        { method: 'get', path: paths.sitemap.xml, handler: pages.xml(addresses), cache: content },
        { method: 'get', path: paths.sitemap.robots, handler: pages.robots, cache: fixedCache },
        { method: 'get', path: paths.sitemap.manifest, handler: pages.manifest, cache: fixedCache },
      ],
      api: [],
    };
  };
