import type { ContentLibrary } from '../../core/content/content-library.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefExtension } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const extensionsSitemap =
  (library: Pick<ContentLibrary, 'findExtensions'>) => async (): Promise<readonly SiteSection[]> => {
    const extensions = await library.findExtensions();
    return [
      {
        title: texts.sections.extensions,
        order: 20,
        pages: [
          { href: paths.extensions.list, title: texts.pages.extensions },
          ...extensions.map(({ slug, title }) => ({ href: hrefExtension(slug), title })),
        ],
      },
    ];
  };
