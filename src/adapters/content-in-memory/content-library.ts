import type { ContentLibrary, ContentPage } from '../../core/content/content-library.port';
import type { Chef, Venue } from '../../core/content/dining';
import type { FaqGroup } from '../../core/content/faq';
import type { HomeContent } from '../../core/content/home';
import type { OnboardPage } from '../../core/content/onboard-page';
import type { Story } from '../../core/content/story';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import type { ContentInMemory } from './line-content';

export class InMemoryContentLibrary implements ContentLibrary {
  constructor(private readonly content: ContentInMemory) {}

  async getPage(slug: string): Promise<ContentPage | undefined> {
    return (await this.content.line('pages')).pages.find((page) => page.slug === slug);
  }

  async getHome(): Promise<HomeContent> {
    return (await this.content.line('home')).home;
  }

  async findStories(): Promise<readonly Story[]> {
    return (await this.content.line('stories')).stories;
  }

  async findVenues(): Promise<readonly Venue[]> {
    return (await this.content.line('venues')).venues;
  }

  async findChefs(): Promise<readonly Chef[]> {
    return (await this.content.line('chefs')).chefs;
  }

  async findOnboardPages(): Promise<readonly OnboardPage[]> {
    return (await this.content.line('onboardPages')).onboardPages;
  }

  async findExtensions(): Promise<readonly VoyageExtension[]> {
    return (await this.content.line('extensions')).extensions;
  }

  async findFaq(): Promise<readonly FaqGroup[]> {
    return (await this.content.line('faq')).faq;
  }
}
