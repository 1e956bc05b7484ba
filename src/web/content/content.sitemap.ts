import type { ContentLibrary } from '../../core/content/content-library.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

const { content } = paths;
const decisions = [
  content.included,
  content.cancellation,
  content.access,
  content.families,
  content.charter,
  content.advisers,
  content.about,
  content.sustainability,
  content.press,
];

export const contentSitemap =
  (library: Pick<ContentLibrary, 'getPage'>) => async (): Promise<readonly SiteSection[]> => {
    const writtenPages = await Promise.all(
      decisions.map(async (href) => ({ href, page: await library.getPage(href.slice(1)) })),
    );
    return [
      {
        title: texts.sections.contact,
        order: 111,
        pages: [
          { href: content.community, title: texts.pages.community },
          ...writtenPages.flatMap(({ href, page }) => (page ? [{ href, title: page.title }] : [])),
        ],
      },
      {
        title: texts.sections.legal,
        order: 120,
        pages: [
          { href: content.privacyNotice, title: texts.pages.privacyNotice },
          { href: content.cookieNotice, title: texts.pages.cookieNotice },
          { href: content.terms, title: texts.pages.terms },
          { href: content.accessibility, title: texts.pages.accessibility },
        ],
      },
    ];
  };
