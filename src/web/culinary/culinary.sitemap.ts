import type { ContentLibrary } from '../../core/content/content-library.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefChef, hrefVenue } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const culinarySitemap =
  (library: Pick<ContentLibrary, 'findChefs' | 'findVenues'>) => async (): Promise<readonly SiteSection[]> => {
    const [venues, chefs] = await Promise.all([library.findVenues(), library.findChefs()]);
    return [
      {
        title: texts.sections.dining,
        order: 70,
        pages: [
          { href: paths.culinary.list, title: texts.pages.dining },
          ...venues.map(({ slug, name }) => ({ href: hrefVenue(slug), title: name })),
          ...chefs.map(({ slug, fullName }) => ({ href: hrefChef(slug), title: fullName })),
        ],
      },
    ];
  };
