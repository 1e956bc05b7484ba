import type { ContentLibrary, ContentPage } from '../../core/content/content-library.port';
import type { Chef, Venue } from '../../core/content/dining';
import type { FaqGroup } from '../../core/content/faq';
import type { HomeContent } from '../../core/content/home';
import type { OnboardPage } from '../../core/content/onboard-page';
import type { Story } from '../../core/content/story';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import type { SampleLine } from './sample-line';

type LibraryContent = Pick<
  SampleLine,
  'home' | 'pages' | 'stories' | 'venues' | 'chefs' | 'onboardPages' | 'extensions' | 'faq'
>;

/** Serves the pages of the content folder. All files are read at start, so no method can fail later. */
export class EmbeddedContentLibrary implements ContentLibrary {
  private readonly pages: ReadonlyMap<string, ContentPage>;

  constructor(private readonly content: LibraryContent) {
    this.pages = new Map(content.pages.map((page) => [page.slug, page]));
  }

  async getPage(slug: string): Promise<ContentPage | undefined> {
    return this.pages.get(slug);
  }

  async getHome(): Promise<HomeContent> {
    return this.content.home;
  }

  async findStories(): Promise<readonly Story[]> {
    return this.content.stories;
  }

  async findVenues(): Promise<readonly Venue[]> {
    return this.content.venues;
  }

  async findChefs(): Promise<readonly Chef[]> {
    return this.content.chefs;
  }

  async findOnboardPages(): Promise<readonly OnboardPage[]> {
    return this.content.onboardPages;
  }

  async findExtensions(): Promise<readonly VoyageExtension[]> {
    return this.content.extensions;
  }

  async findFaq(): Promise<readonly FaqGroup[]> {
    return this.content.faq;
  }
}
