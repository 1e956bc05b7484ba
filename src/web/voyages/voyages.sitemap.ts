import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefVoyage } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const voyagesSitemap =
  (content: Pick<VoyageContent, 'findVoyages'>) => async (): Promise<readonly SiteSection[]> => {
    const publishedVoyages = (await content.findVoyages()).filter(({ isPublished }) => isPublished);
    return [
      {
        title: texts.sections.voyages,
        order: 10,
        pages: [
          { href: paths.voyages.list, title: texts.pages.voyages },
          ...publishedVoyages.map(({ slug, title }) => ({ href: hrefVoyage(slug), title })),
        ],
      },
    ];
  };
