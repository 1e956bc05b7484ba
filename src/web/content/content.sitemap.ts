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

/** Lists the pages that the line has written: the address of any other answers 404. */
export const contentSitemap =
  (library: Pick<ContentLibrary, 'getPage'>) => async (): Promise<readonly SiteSection[]> => {
    const writtenPages = async (pages: readonly { readonly href: string; readonly title?: string }[]) =>
      (
        await Promise.all(
          pages.map(async ({ href, title }) => {
            const page = await library.getPage(href.slice(1));
            return page && { href, title: title ?? page.title };
          }),
        )
      ).filter((page) => page !== undefined);
    return [
      {
        title: texts.sections.contact,
        order: 111,
        pages: await writtenPages([
          { href: content.community, title: texts.pages.community },
          ...decisions.map((href) => ({ href })),
        ]),
      },
      {
        title: texts.sections.legal,
        order: 120,
        pages: await writtenPages([
          { href: content.privacyNotice, title: texts.pages.privacyNotice },
          { href: content.cookieNotice, title: texts.pages.cookieNotice },
          { href: content.terms, title: texts.pages.terms },
          { href: content.accessibility, title: texts.pages.accessibility },
        ]),
      },
    ];
  };
