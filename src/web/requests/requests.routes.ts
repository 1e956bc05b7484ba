import { RequestsPage } from '../../../views/requests/RequestsPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { RequestsPages } from './requests.pages';

export const requestsRoutes = (pages: RequestsPages): FeatureRoutes => ({
  styles: 'guest-area',
  pages: [
    pageRoute({ method: 'get', path: paths.requests.list, page: RequestsPage, handler: pages.show, access: 'guest' }),
    pageRoute({ method: 'post', path: paths.requests.list, page: RequestsPage, handler: pages.send, access: 'guest' }),
  ],
  api: [],
});
