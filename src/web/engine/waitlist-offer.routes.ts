import { WaitlistOfferPage } from '../../../views/engine/WaitlistOfferPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { WaitlistOfferPages } from './waitlist-offer.pages';

export const waitlistOfferRoutes = (pages: WaitlistOfferPages): FeatureRoutes => ({
  priority: 'high',
  styles: ['guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.engine.place, page: WaitlistOfferPage, handler: pages.place }),
    { method: 'post', path: paths.engine.place, handler: pages.answer },
  ],
  api: [],
});
