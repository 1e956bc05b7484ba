import type { LeadForms } from '../../core/leads/lead-forms.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefDocument } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const leadsSitemap = (forms: Pick<LeadForms, 'findDocuments'>) => async (): Promise<readonly SiteSection[]> => {
  const title = texts.sections.contact;
  return [
    {
      title,
      order: 110,
      pages: [
        { href: paths.leads.contact, title: texts.pages.contact },
        { href: paths.leads.getInTouch, title: texts.pages.getInTouch },
        { href: paths.leads.inquireNow, title: texts.pages.inquireNow },
        { href: paths.leads.joinUs, title: texts.pages.joinUs },
      ],
    },
    { title, order: 112, pages: [{ href: paths.leads.careers, title: texts.pages.careers }] },
    {
      title,
      order: 115,
      pages: forms.findDocuments().map((document) => ({ href: hrefDocument(document.slug), title: document.title })),
    },
  ];
};
