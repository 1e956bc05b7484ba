import type { LeadForms } from '../../core/leads/lead-forms.port';
import { LeadFormPage } from '../../../views/leads/LeadFormPage';
import { ThankYouPage } from '../../../views/leads/ThankYouPage';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type FeatureRoutes, type FormBody, pageRoute } from '../routing/feature-routes';
import { handle } from '../routing/handle';
import type { DocumentCounter } from '../documents/document-counter';
import type { LeadPage, LeadPageTable } from './lead-page';
import type { LeadsApi } from './leads.api';
import type { LeadsPages } from './leads.pages';
import { leadOperations } from './leads.schema';
import { leadsSitemap } from './leads.sitemap';
import type { ThankYouPages } from './thank-you.pages';

export const formsTag: ApiTag = {
  slug: 'forms',
  name: 'Forms and inquiries',
  description:
    'Every form by which a visitor or guest writes to the line. What is answered with 200 is stored, and is delivered even when the CRM is down.',
  order: 80,
};

export function leadsRoutes(
  pages: LeadsPages,
  thankYou: ThankYouPages,
  documents: DocumentCounter,
  api: LeadsApi,
  forms: LeadForms,
  table: LeadPageTable,
): FeatureRoutes {
  const operations = leadOperations(forms);
  const both = (path: string, page: LeadPage, takes: FormBody = 'fields') => [
    pageRoute({ method: 'get', path, page: LeadFormPage, handler: pages.show(page) }),
    pageRoute({ method: 'post', path, page: LeadFormPage, handler: pages.take(page), takes }),
  ];
  return {
    sitemap: leadsSitemap(forms),
    tag: formsTag,
    priority: 'high',
    styles: ['leads'],
    pages: [
      ...both(paths.leads.contact, table.contact),
      ...both(paths.leads.careers, table.careers),
      ...both(paths.leads.getInTouch, table.getInTouch),
      ...both(paths.leads.joinUs, table.joinUs),
      ...both(paths.leads.inquireNow, table.inquiry),
      ...both(paths.leads.reserveInquireNow, table.inquiry),
      // A guest's form for a document has no field.
      ...both(paths.leads.document, table.document, 'no-fields'),
      { method: 'get', path: paths.leads.documentFile, handler: documents.file },
      ...both(paths.leads.form, table.configured),
      pageRoute({ method: 'get', path: paths.leads.thankYou, page: ThankYouPage, handler: thankYou.show }),
    ],
    api: [
      {
        method: 'post',
        path: '/api/contact-us',
        operation: operations.contact,
        handler: handle(operations.contact, api.contact),
      },
      {
        method: 'post',
        path: '/api/careers',
        operation: operations.careers,
        handler: handle(operations.careers, api.careers),
      },
      {
        method: 'post',
        path: '/api/get-in-touch',
        operation: operations.getInTouch,
        handler: handle(operations.getInTouch, api.getInTouch),
      },
      {
        method: 'post',
        path: '/api/waitlist',
        operation: operations.waitlist,
        handler: handle(operations.waitlist, api.waitlist),
      },
      {
        method: 'post',
        path: '/api/enquire-now-itinerary',
        operation: operations.enquire,
        handler: handle(operations.enquire, api.enquire),
        access: 'guest',
      },
      {
        method: 'post',
        path: '/api/forms/:formId',
        operation: operations.configured,
        handler: handle(operations.configured, api.sendConfigured),
      },
    ],
  };
}
