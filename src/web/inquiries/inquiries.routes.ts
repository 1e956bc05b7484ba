import { InquiriesPage } from '../../../views/inquiries/InquiriesPage';
import { inquiriesTexts } from '../../../views/inquiries/inquiries.texts';
import { formsTag } from '../leads/leads.routes';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { InquiriesApi } from './inquiries.api';
import type { InquiriesPages } from './inquiries.pages';
import { getInquiriesOperation } from './inquiries.schema';

export const inquiriesRoutes = (pages: InquiriesPages, api: InquiriesApi): FeatureRoutes => ({
  tag: formsTag,
  styles: ['guest-area'],
  guestAreaTab: { label: inquiriesTexts.title, href: paths.inquiries.list, order: 40 },
  pages: [
    pageRoute({ method: 'get', path: paths.inquiries.list, page: InquiriesPage, handler: pages.show, access: 'guest' }),
  ],
  api: [
    { method: 'get', path: '/api/inquiries', operation: getInquiriesOperation, handler: api.find, access: 'guest' },
  ],
});
