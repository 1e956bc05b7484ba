import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { FaqPages } from './faq.pages';

export const faqRoutes = (pages: FaqPages): FeatureRoutes => ({
  pages: [{ method: 'get', path: paths.faq, handler: pages.page, cache: { query: ['q'], tags: ['content'] } }],
  api: [],
});
