import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { BespokePages } from './bespoke.pages';

/** Stands before the experiences: their kinds are named at the same place of the address. */
export const bespokeRoutes = (pages: BespokePages): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.excursions.customize, handler: pages.show, access: 'guest' },
    { method: 'post', path: paths.excursions.customize, handler: pages.send, access: 'guest' },
    { method: 'get', path: paths.excursions.editBespoke, handler: pages.showEdit, access: 'guest' },
    { method: 'post', path: paths.excursions.editBespoke, handler: pages.sendEdit, access: 'guest' },
  ],
  api: [],
});
