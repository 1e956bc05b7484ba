import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { WaitlistOfferPages } from './waitlist-offer.pages';

export const waitlistOfferRoutes = (pages: WaitlistOfferPages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.engine.place, handler: pages.place },
    { method: 'post', path: paths.engine.place, handler: pages.answer },
  ],
  api: [],
});
