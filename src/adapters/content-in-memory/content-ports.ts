import type { ContentLibrary, ContentPage } from '../../core/content/content-library.port';
import type { SiteNavigation } from '../../core/content/site-navigation.port';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { Newsroom } from '../../core/news/newsroom.port';
import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { ContentInMemory } from './line-content';

/** Every port of the content: an answer is a part of the content that the node has in memory. */
export class ContentPorts
  implements
    ContentLibrary,
    SiteNavigation,
    Newsroom,
    ExcursionContent,
    PreferenceQuestions,
    VesselContent,
    VoyageContent
{
  constructor(private readonly content: ContentInMemory) {}

  async getPage(slug: string): Promise<ContentPage | undefined> {
    return (await this.content.read('pages')).find((page) => page.slug === slug);
  }

  getHome = () => this.content.read('home');
  findStories = () => this.content.read('stories');
  findVenues = () => this.content.read('venues');
  findChefs = () => this.content.read('chefs');
  findOnboardPages = () => this.content.read('onboardPages');
  findExtensions = () => this.content.read('extensions');
  findFaq = () => this.content.read('faq');
  getNavigation = () => this.content.readNow('navigation');
  findNews = () => this.content.read('news');
  findExperiences = () => this.content.read('experiences');
  findCategories = () => this.content.read('experienceCategories');
  getQuestions = () => this.content.read('questions');
  getVessel = () => this.content.read('vessel');
  findVoyages = () => this.content.read('voyages');
  findRegions = () => this.content.read('regions');
  findPorts = () => this.content.read('ports');
  findSuites = () => this.content.read('suites');
}
