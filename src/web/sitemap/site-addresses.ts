import type { ContentLibrary } from '../../core/content/content-library.port';
import { shownPorts } from '../../core/destinations/destinations';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import type { Newsroom } from '../../core/news/newsroom.port';
import type { PlainDate } from '../../core/shared/plain-date';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import {
  hrefChef,
  hrefDeckPlans,
  hrefDocument,
  hrefExperience,
  hrefExperienceCategory,
  hrefExtension,
  hrefNews,
  hrefOnboard,
  hrefPort,
  hrefRegion,
  hrefStory,
  hrefSuite,
  hrefSuites,
  hrefVenue,
  hrefVessel,
  hrefVoyage,
  paths,
} from '../paths';

export interface SiteSection {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

export interface SitePage {
  readonly href: string;
  readonly title: string;
  /** Of articles: the day they appeared. */
  readonly changedOn?: PlainDate;
}

interface Sources {
  readonly content: VoyageContent;
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly excursions: ExcursionContent;
  readonly library: ContentLibrary;
  readonly newsroom: Newsroom;
  readonly vessel: string;
  readonly forms: Pick<LeadForms, 'findDocuments'>;
}

/** Every page that a visitor may browse, by section; unpublished voyages are not among them (H52). */
export class SiteAddresses {
  constructor(private readonly sources: Sources) {}

  async sections(): Promise<readonly SiteSection[]> {
    return (
      await Promise.all([
        this.voyages(),
        this.destinations(),
        this.yacht(),
        this.experiences(),
        this.onBoard(),
        this.reading(),
        Promise.resolve(this.service()),
      ])
    ).flat();
  }

  private async voyages(): Promise<readonly SiteSection[]> {
    const [voyages, extensions] = await Promise.all([
      this.sources.content.findVoyages(),
      this.sources.library.findExtensions(),
    ]);
    const published = voyages.filter(({ isPublished }) => isPublished);
    return [
      {
        title: texts.sections.voyages,
        pages: [
          { href: paths.voyages.list, title: texts.pages.voyages },
          ...published.map(({ slug, title }) => ({ href: hrefVoyage(slug), title })),
        ],
      },
      {
        title: texts.sections.extensions,
        pages: [
          { href: paths.extensions.list, title: texts.pages.extensions },
          ...extensions.map(({ slug, title }) => ({ href: hrefExtension(slug), title })),
        ],
      },
    ];
  }

  private async destinations(): Promise<readonly SiteSection[]> {
    const { content, findVoyages } = this.sources;
    const [{ regions }, ports, voyages] = await Promise.all([
      findVoyages.run(),
      content.findPorts(),
      content.findVoyages(),
    ]);
    return [
      {
        title: texts.sections.destinations,
        pages: [
          { href: paths.destinations.list, title: texts.pages.destinations },
          ...regions.map(({ slug, name }) => ({ href: hrefRegion(slug), title: name })),
        ],
      },
      {
        title: texts.sections.ports,
        pages: shownPorts({ ports, voyages }).map(({ slug, name }) => ({ href: hrefPort(slug), title: name })),
      },
    ];
  }

  private async yacht(): Promise<readonly SiteSection[]> {
    const { content, vessel } = this.sources;
    const suites = await content.findSuites();
    return [
      {
        title: texts.sections.yacht,
        pages: [
          { href: hrefVessel(vessel), title: texts.pages.yacht },
          { href: hrefDeckPlans(vessel), title: texts.pages.deckPlans },
          { href: hrefSuites(vessel), title: texts.pages.suites },
          ...suites.map(({ slug, title }) => ({ href: hrefSuite(vessel, slug), title })),
        ],
      },
    ];
  }

  private async experiences(): Promise<readonly SiteSection[]> {
    const { excursions } = this.sources;
    const [categories, experiences] = await Promise.all([excursions.findCategories(), excursions.findExperiences()]);
    return [
      {
        title: texts.sections.experiences,
        pages: [
          { href: paths.excursions.list, title: texts.pages.experiences },
          ...categories.map(({ slug, title }) => ({ href: hrefExperienceCategory(slug), title })),
          ...experiences.map(({ slug, categorySlug, title }) => ({ href: hrefExperience(categorySlug, slug), title })),
        ],
      },
    ];
  }

  private async onBoard(): Promise<readonly SiteSection[]> {
    const { library } = this.sources;
    const [venues, chefs, pages] = await Promise.all([
      library.findVenues(),
      library.findChefs(),
      library.findOnboardPages(),
    ]);
    return [
      {
        title: texts.sections.dining,
        pages: [
          { href: paths.culinary.list, title: texts.pages.dining },
          ...venues.map(({ slug, name }) => ({ href: hrefVenue(slug), title: name })),
          ...chefs.map(({ slug, fullName }) => ({ href: hrefChef(slug), title: fullName })),
        ],
      },
      {
        title: texts.sections.onboard,
        pages: [
          { href: paths.onboard.list, title: texts.pages.onboard },
          ...pages.map(({ slug, title }) => ({ href: hrefOnboard(slug), title })),
        ],
      },
    ];
  }

  private async reading(): Promise<readonly SiteSection[]> {
    const { library, newsroom } = this.sources;
    const [stories, news] = await Promise.all([library.findStories(), newsroom.findNews()]);
    return [
      {
        title: texts.sections.stories,
        pages: [
          { href: paths.stories.list, title: texts.pages.stories },
          ...stories.map(({ slug, title, publishedOn }) => ({ href: hrefStory(slug), title, changedOn: publishedOn })),
        ],
      },
      {
        title: texts.sections.news,
        pages: [
          { href: paths.news.list, title: texts.pages.news },
          ...news.map(({ slug, title, publishedOn }) => ({ href: hrefNews(slug), title, changedOn: publishedOn })),
        ],
      },
    ];
  }

  private service(): readonly SiteSection[] {
    const { leads, content } = paths;
    const { pages } = texts;
    return [
      {
        title: texts.sections.contact,
        pages: [
          { href: leads.contact, title: pages.contact },
          { href: leads.getInTouch, title: pages.getInTouch },
          { href: leads.inquireNow, title: pages.inquireNow },
          { href: leads.joinUs, title: pages.joinUs },
          { href: content.community, title: pages.community },
          { href: leads.careers, title: pages.careers },
          { href: paths.faq, title: pages.faq },
          { href: paths.search, title: pages.search },
          ...this.sources.forms.findDocuments().map(({ slug, title }) => ({ href: hrefDocument(slug), title })),
        ],
      },
      {
        title: texts.sections.legal,
        pages: [
          { href: content.privacyNotice, title: pages.privacyNotice },
          { href: content.cookieNotice, title: pages.cookieNotice },
          { href: content.terms, title: pages.terms },
          { href: content.accessibility, title: pages.accessibility },
        ],
      },
    ];
  }
}
