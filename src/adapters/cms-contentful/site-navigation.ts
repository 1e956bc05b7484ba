import type { NavigationContent, SiteNavigation } from '../../core/content/site-navigation.port';
import type { ContentfulContent } from './contentful-content';

export class ContentfulSiteNavigation implements SiteNavigation {
  constructor(private readonly content: Pick<ContentfulContent, 'lineNow'>) {}

  getNavigation(): NavigationContent {
    return this.content.lineNow('navigation').navigation;
  }
}
