import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const searchSitemap = async (): Promise<readonly SiteSection[]> => [
  { title: texts.sections.contact, order: 114, pages: [{ href: paths.search, title: texts.pages.search }] },
];
