import type { NavigationContent, SiteNavigation } from '../../core/content/site-navigation.port';

export class EmbeddedSiteNavigation implements SiteNavigation {
  constructor(private readonly content: NavigationContent) {}

  getNavigation(): NavigationContent {
    return this.content;
  }
}
