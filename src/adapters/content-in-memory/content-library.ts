import type { ContentLibrary, ContentPage } from '../../core/content/content-library.port';
import type { ContentInMemory } from './line-content';

export class InMemoryContentLibrary implements ContentLibrary {
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
}
