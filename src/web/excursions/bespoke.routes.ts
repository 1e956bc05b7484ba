import { BespokePage } from '../../../views/excursions/BespokePage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { BespokePages } from './bespoke.pages';

export const bespokeRoutes = (pages: BespokePages): FeatureRoutes => ({
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.excursions.customize,
      page: BespokePage,
      handler: pages.show,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.excursions.customize,
      page: BespokePage,
      handler: pages.send,
      access: 'guest',
    }),
    pageRoute({
      method: 'get',
      path: paths.excursions.editBespoke,
      page: BespokePage,
      handler: pages.showEdit,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.excursions.editBespoke,
      page: BespokePage,
      handler: pages.sendEdit,
      access: 'guest',
    }),
  ],
  api: [],
});
