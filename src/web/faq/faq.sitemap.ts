import { faqTexts } from '../../../views/faq/faq.texts';
import { sitemapTexts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const faqSitemap = async (): Promise<readonly SiteSection[]> => [
  { title: sitemapTexts.sections.contact, order: 113, pages: [{ href: paths.faq, title: faqTexts.inSitemap }] },
];
