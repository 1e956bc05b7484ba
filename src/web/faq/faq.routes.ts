import { FaqPage } from '../../../views/faq/FaqPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { FaqPages } from './faq.pages';
import { faqSitemap } from './faq.sitemap';

export const faqRoutes = (pages: FaqPages): FeatureRoutes => ({
  sitemap: faqSitemap,
  styles: ['blocks', 'faq'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.faq,
      page: FaqPage,
      handler: pages.page,
      cache: { query: ['q'], tags: ['content'] },
    }),
  ],
  api: [],
});
