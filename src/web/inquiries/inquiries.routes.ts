import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { InquiriesApi } from './inquiries.api';
import type { InquiriesPages } from './inquiries.pages';
import { getInquiriesOperation } from './inquiries.schema';

export const inquiriesRoutes = (pages: InquiriesPages, api: InquiriesApi): FeatureRoutes => ({
  pages: [{ method: 'get', path: paths.inquiries.list, handler: pages.show, access: 'guest' }],
  api: [
    { method: 'get', path: '/api/inquiries', operation: getInquiriesOperation, handler: api.find, access: 'guest' },
  ],
});
