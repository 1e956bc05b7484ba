import type { Searchable } from '../../core/search/searchable';
import {
  hrefExperience,
  hrefExtension,
  hrefNews,
  hrefOnboard,
  hrefPort,
  hrefStory,
  hrefSuite,
  hrefVenue,
  hrefVoyage,
  paths,
} from '../paths';

/** Returns the address of a found document. `vessel` is the configured slug (H39). */
export function foundHref(
  { kind, slug, parentSlug = '' }: Pick<Searchable, 'kind' | 'slug' | 'parentSlug'>,
  vessel: string,
): string {
  switch (kind) {
    case 'voyage':
      return hrefVoyage(slug);
    case 'port':
      return hrefPort(slug);
    case 'suite':
      return hrefSuite(vessel, slug);
    case 'experience':
      return hrefExperience(parentSlug, slug);
    case 'extension':
      return hrefExtension(slug);
    case 'venue':
      return hrefVenue(slug);
    case 'onboard':
      return hrefOnboard(slug);
    case 'story':
      return hrefStory(slug);
    case 'news':
      return hrefNews(slug);
    case 'question':
      return `${paths.faq}#${slug}`;
  }
}
