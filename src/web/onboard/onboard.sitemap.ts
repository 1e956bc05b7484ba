import type { ContentLibrary } from '../../core/content/content-library.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefOnboard } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const onboardSitemap =
  (library: Pick<ContentLibrary, 'findOnboardPages'>) => async (): Promise<readonly SiteSection[]> => {
    const pages = await library.findOnboardPages();
    return [
      {
        title: texts.sections.onboard,
        order: 80,
        pages: [
          { href: paths.onboard.list, title: texts.pages.onboard },
          ...pages.map(({ slug, title }) => ({ href: hrefOnboard(slug), title })),
        ],
      },
    ];
  };
