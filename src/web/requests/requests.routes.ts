import { RequestsPage } from '../../../views/requests/RequestsPage';
import { StaffRequestPage } from '../../../views/requests/StaffRequestPage';
import { StaffRequestsPage } from '../../../views/requests/StaffRequestsPage';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { RequestsPages } from './requests.pages';
import type { StaffRequestsPages } from './staff-requests.pages';

export const requestsRoutes = (pages: RequestsPages, staff: StaffRequestsPages): FeatureRoutes => ({
  styles: ['guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.requests.list, page: RequestsPage, handler: pages.show, access: 'guest' }),
    pageRoute({
      method: 'post',
      path: paths.requests.list,
      page: RequestsPage,
      handler: pages.send,
      access: 'guest',
      takes: 'files',
    }),
    { method: 'get', path: paths.requests.file, handler: pages.file, access: 'guest' },
    { method: 'get', path: paths.staff.file, handler: staff.file, access: 'staff' },
    pageRoute({
      method: 'get',
      path: paths.staff.requests,
      page: StaffRequestsPage,
      handler: staff.list,
      access: 'staff',
    }),
    pageRoute({
      method: 'get',
      path: paths.staff.request,
      page: StaffRequestPage,
      handler: staff.show,
      access: 'staff',
    }),
    pageRoute({
      method: 'post',
      path: paths.staff.request,
      page: StaffRequestPage,
      handler: staff.serve,
      access: 'staff',
    }),
  ],
  api: [],
});
