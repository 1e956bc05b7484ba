import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefDeckPlans, hrefSuite, hrefSuites, hrefVessel } from '../hrefs';
import type { SiteSection } from '../routing/site-section';

export const vesselSitemap =
  (content: Pick<VoyageContent, 'findSuites'>, vessel: string) => async (): Promise<readonly SiteSection[]> => {
    const suites = await content.findSuites();
    return [
      {
        title: texts.sections.yacht,
        order: 50,
        pages: [
          { href: hrefVessel(vessel), title: texts.pages.yacht },
          { href: hrefDeckPlans(vessel), title: texts.pages.deckPlans },
          { href: hrefSuites(vessel), title: texts.pages.suites },
          ...suites.map(({ slug, title }) => ({ href: hrefSuite(vessel, slug), title })),
        ],
      },
    ];
  };
