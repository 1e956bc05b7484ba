import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import type { SiteSection } from '../sitemap/site-section';

export const faqSitemap = async (): Promise<readonly SiteSection[]> => [
  { title: texts.sections.contact, order: 113, pages: [{ href: paths.faq, title: texts.pages.faq }] },
];
