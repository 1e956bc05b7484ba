import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import type { SiteSection } from '../sitemap/site-section';

export const contentSitemap = async (): Promise<readonly SiteSection[]> => [
  {
    title: texts.sections.contact,
    order: 111,
    pages: [{ href: paths.content.community, title: texts.pages.community }],
  },
  {
    title: texts.sections.legal,
    order: 120,
    pages: [
      { href: paths.content.privacyNotice, title: texts.pages.privacyNotice },
      { href: paths.content.cookieNotice, title: texts.pages.cookieNotice },
      { href: paths.content.terms, title: texts.pages.terms },
      { href: paths.content.accessibility, title: texts.pages.accessibility },
    ],
  },
];
