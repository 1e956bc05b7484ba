import type { SiteNavigation } from '../../core/content/site-navigation.port';
import type { ContentInMemory } from './line-content';

export class InMemorySiteNavigation implements SiteNavigation {
  constructor(private readonly content: ContentInMemory) {}

  getNavigation = () => this.content.readNow('navigation');
}
