import { ComparePage } from '../../../views/shortlist/ComparePage';
import { SharePage } from '../../../views/shortlist/SharePage';
import { ShortlistPage } from '../../../views/shortlist/ShortlistPage';
import { sitemapTexts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { ComparePages } from './compare.pages';
import type { ShortlistPages } from './shortlist.pages';

export const shortlistRoutes = (pages: ShortlistPages, comparePages: ComparePages): FeatureRoutes => ({
  styles: ['blocks', 'guest-area'],
  sitemap: async () => [
    {
      title: sitemapTexts.sections.voyages,
      order: 11,
      pages: [{ href: paths.shortlist.compare, title: sitemapTexts.pages.compare }],
    },
  ],
  pages: [
    pageRoute({ method: 'get', path: paths.shortlist.list, page: ShortlistPage, handler: pages.show }),
    pageRoute({ method: 'get', path: paths.shortlist.share, page: SharePage, handler: pages.showMade }),
    pageRoute({ method: 'post', path: paths.shortlist.share, page: SharePage, handler: pages.start }),
    pageRoute({ method: 'get', path: paths.shortlist.stop, page: SharePage, handler: pages.askStop }),
    pageRoute({ method: 'post', path: paths.shortlist.stop, page: SharePage, handler: pages.stop }),
    pageRoute({ method: 'get', path: paths.shortlist.shared, page: SharePage, handler: pages.showShared }),
    pageRoute({
      method: 'get',
      path: paths.shortlist.compare,
      page: ComparePage,
      handler: comparePages.compare,
      cache: {
        query: [],
        manifold: ['voyages', 'suites', 'experiences', 'on', 'guestsAdults', 'guestsChildren', 'ages', 'show'],
        uncachedPrefixes: ['voyages.', 'suites.', 'experiences.'],
        tags: ['price'],
      },
    }),
  ],
  api: [],
});
