import type { LeadForms } from '../../core/leads/lead-forms.port';
import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { DocumentCounter } from '../documents/document-counter';
import type { LeadPage, LeadPageTable } from './lead-page';
import type { LeadsApi } from './leads.api';
import type { LeadsPages } from './leads.pages';
import { leadOperations } from './leads.schema';
import type { ThankYouPages } from './thank-you.pages';

export interface LeadsHandlers {
  readonly table: LeadPageTable;
  readonly pages: LeadsPages;
  readonly thankYou: ThankYouPages;
  readonly documents: DocumentCounter;
  readonly api: LeadsApi;
  readonly forms: LeadForms;
}

export function leadsRoutes({ table, pages, thankYou, documents, api, forms }: LeadsHandlers): FeatureRoutes {
  const operations = leadOperations(forms);
  const both = (path: string, page: LeadPage) => [
    { method: 'get', path, handler: pages.show(page) } as const,
    { method: 'post', path, handler: pages.take(page) } as const,
  ];
  return {
    pages: [
      ...both(paths.leads.contact, table.contact),
      ...both(paths.leads.careers, table.careers),
      ...both(paths.leads.getInTouch, table.getInTouch),
      ...both(paths.leads.joinUs, table.joinUs),
      ...both(paths.leads.inquireNow, table.inquiry),
      ...both(paths.leads.reserveInquireNow, table.inquiry),
      ...both(paths.leads.document, table.document),
      { method: 'get', path: paths.leads.documentFile, handler: documents.file },
      ...both(paths.leads.form, table.configured),
      { method: 'get', path: paths.leads.thankYou, handler: thankYou.show },
    ],
    api: [
      { method: 'post', path: '/api/contact-us', operation: operations.contact, handler: api.contact },
      { method: 'post', path: '/api/careers', operation: operations.careers, handler: api.careers },
      { method: 'post', path: '/api/get-in-touch', operation: operations.getInTouch, handler: api.getInTouch },
      { method: 'post', path: '/api/waitlist', operation: operations.waitlist, handler: api.waitlist },
      {
        method: 'post',
        path: '/api/enquire-now-itinerary',
        operation: operations.enquire,
        handler: api.enquire,
        access: 'guest',
      },
      { method: 'post', path: '/api/forms/:formId', operation: operations.configured, handler: api.configured },
    ],
  };
}
