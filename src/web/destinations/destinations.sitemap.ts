import { shownPorts } from '../../core/destinations/destinations';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefPort, hrefRegion } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const destinationsSitemap =
  (content: Pick<VoyageContent, 'findPorts' | 'findVoyages'>, findVoyages: Pick<FindVoyages, 'run'>) =>
  async (): Promise<readonly SiteSection[]> => {
    const [{ regions }, ports, voyages] = await Promise.all([
      findVoyages.run(),
      content.findPorts(),
      content.findVoyages(),
    ]);
    return [
      {
        title: texts.sections.destinations,
        order: 30,
        pages: [
          { href: paths.destinations.list, title: texts.pages.destinations },
          ...regions.map(({ slug, name }) => ({ href: hrefRegion(slug), title: name })),
        ],
      },
      {
        title: texts.sections.ports,
        order: 40,
        pages: shownPorts({ ports, voyages }).map(({ slug, name }) => ({ href: hrefPort(slug), title: name })),
      },
    ];
  };
