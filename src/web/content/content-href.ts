import type { ContentTarget } from '../../core/content/content-target';
import {
  hrefChef,
  hrefExperience,
  hrefExperienceCategory,
  hrefExtension,
  hrefNews,
  hrefOnboard,
  hrefPort,
  hrefRegion,
  hrefStory,
  hrefSuite,
  hrefVenue,
  hrefVoyage,
} from '../hrefs';
import { hrefFormPage } from '../leads/form-page';
import { paths } from '../paths';

export function contentHref({ kind, slug, parentSlug = '' }: ContentTarget, vessel: string): string {
  switch (kind) {
    case 'voyage':
      return hrefVoyage(slug);
    case 'region':
      return hrefRegion(slug);
    case 'port':
      return hrefPort(slug);
    case 'suite':
      return hrefSuite(vessel, slug);
    case 'experience':
      return hrefExperience(parentSlug, slug);
    case 'experience-category':
      return hrefExperienceCategory(slug);
    case 'extension':
      return hrefExtension(slug);
    case 'venue':
      return hrefVenue(slug);
    case 'chef':
      return hrefChef(slug);
    case 'onboard':
      return hrefOnboard(slug);
    case 'story':
      return hrefStory(slug);
    case 'news':
      return hrefNews(slug);
    case 'question':
      return `${paths.faq}#${slug}`;
    case 'form':
      return hrefFormPage(slug);
    case 'page':
      return `/${encodeURIComponent(slug)}`;
  }
}
