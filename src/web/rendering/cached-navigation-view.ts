import type { NavigationContent, SiteNavigation } from '../../core/content/site-navigation.port';
import { Unavailable } from '../../core/shared/unavailable';
import type { NavigationView } from '../../../views/layout/navigation-view';
import { toNavigationView, type Surroundings } from './to-navigation-view';

/** Maps the navigation again only when the line has changed it; undefined while there is no content. */
export function cachedNavigationView(
  navigation: SiteNavigation,
  surroundings: Surroundings,
): () => NavigationView | undefined {
  const cache = new WeakMap<NavigationContent, NavigationView>();
  return () => {
    const content = contentOf(navigation);
    if (!content) return undefined;
    const view = cache.get(content) ?? toNavigationView(content, surroundings);
    cache.set(content, view);
    return view;
  };
}

/** Pages must render without navigation, above all the one that says that there is no content. */
function contentOf(navigation: SiteNavigation): NavigationContent | undefined {
  try {
    return navigation.getNavigation();
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}
