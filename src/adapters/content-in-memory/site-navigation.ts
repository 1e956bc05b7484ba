import type { NavigationContent, SiteNavigation } from '../../core/content/site-navigation.port';
import type { ContentInMemory } from './line-content';

export class InMemorySiteNavigation implements SiteNavigation {
  constructor(private readonly content: ContentInMemory) {}

  getNavigation(): NavigationContent {
    return this.content.lineNow('navigation').navigation;
  }
}
