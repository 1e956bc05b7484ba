import type { ContentfulCopy } from './contentful-copy';
import type { DocumentName } from './documents';
import { ContentfulPictures, pictureOf } from './pictures';
import type { TextTargets } from './rich-text';
import { isRecord } from './tidy-entry';

type Fields = Readonly<Record<string, unknown>>;

/** The page of an entry. The paths are the site's (`web/paths.ts`; a test compares the two). */
export const entryPages: Readonly<Partial<Record<DocumentName, (fields: Fields, vesselSlug: string) => string>>> = {
  regions: ({ slug }) => `/destinations/${slug}`,
  ports: ({ slug }) => `/ports/${slug}`,
  voyages: ({ slug }) => `/voyages/${slug}`,
  suites: ({ slug }, vesselSlug) => `/vessels/${vesselSlug}/suites/${slug}`,
  experienceCategories: ({ slug }) => `/shore-and-sea-experiences/${slug}`,
  experiences: ({ slug, category }) =>
    `/shore-and-sea-experiences/${isRecord(category) ? category['slug'] : ''}/${slug}`,
  stories: ({ slug }) => `/stories/${slug}`,
  news: ({ slug }) => `/news/${slug}`,
  venues: ({ slug }) => `/culinary-and-beverage/venue/${slug}`,
  chefs: ({ slug }) => `/culinary-and-beverage/chefs/${slug}`,
  onboardPages: ({ slug }) => `/life-onboard/${slug}`,
  extensions: ({ slug }) => `/voyage-extensions/${slug}`,
  pages: ({ slug }) => `/${slug}`,
};

/**
 * Entries and assets that texts refer to, resolved from held content: querying `links` would cost 1,000 complexity
 * points per text.
 */
export function targetsIn(copy: ContentfulCopy, vesselSlug: string): TextTargets {
  const pages = new Map(
    Object.entries(entryPages).flatMap(([name, hrefOf]) =>
      copy[name as DocumentName].items.flatMap((item) => {
        const slug = item['slug'];
        if (typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug)) return [];
        return [
          [
            idOf(item),
            {
              title: String(item['title'] ?? item['name'] ?? item['fullName'] ?? slug),
              href: hrefOf(item, vesselSlug),
            },
          ] as const,
        ];
      }),
    ),
  );
  const assets = new Map(copy.assets.items.map((item) => [idOf(item), item]));
  const pictures = new ContentfulPictures();
  return {
    entry: (id) => pages.get(id),
    asset: (id) => {
      const found = assets.get(id);
      if (!found) return undefined;
      const url = String(found['url'] ?? '');
      const picture = pictureOf(withoutNulls(found));
      const remote = picture && pictures.find(picture.name);
      return {
        title: String(found['title'] ?? url),
        url,
        ...(picture && remote ? { picture: { ...remote, alt: picture.alt } } : {}),
      };
    },
  };
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const idOf = ({ sys }: Fields): string => (isRecord(sys) ? String(sys['id']) : '');
