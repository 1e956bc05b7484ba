import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { PlacePages } from './place.pages';

export const placeRoutes = (pages: PlacePages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.engine.place, handler: pages.place },
    { method: 'post', path: paths.engine.place, handler: pages.answer },
  ],
  api: [],
});
