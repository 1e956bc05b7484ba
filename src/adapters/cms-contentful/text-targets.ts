import type { ContentKind, ContentTarget } from '../../core/content/content-target';
import type { ContentfulCopy } from './contentful-copy';
import type { DocumentName } from './documents';
import { ContentfulPictures, pictureOf } from './pictures';
import type { TextTargets } from './rich-text';
import { isRecord } from './tidy-entry';

type Fields = Readonly<Record<string, unknown>>;

export const entryKinds: Readonly<Partial<Record<DocumentName, ContentKind>>> = {
  regions: 'region',
  ports: 'port',
  voyages: 'voyage',
  suites: 'suite',
  experienceCategories: 'experience-category',
  experiences: 'experience',
  stories: 'story',
  news: 'news',
  venues: 'venue',
  chefs: 'chef',
  onboardPages: 'onboard',
  extensions: 'extension',
  pages: 'page',
};

/** Uses the fetched content, because querying `links` would cost 1,000 complexity points per text. */
export function targetsIn(copy: ContentfulCopy, hrefOf: (target: ContentTarget) => string): TextTargets {
  const pages = new Map(
    Object.entries(entryKinds).flatMap(([name, kind]) =>
      copy[name as DocumentName].items.flatMap((item) => {
        const slug = item['slug'];
        if (typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug)) return [];
        return [
          [
            idOf(item),
            {
              title: String(item['title'] ?? item['name'] ?? item['fullName'] ?? slug),
              href: hrefOf({ kind, slug, parentSlug: parentOf(item) }),
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
      const asset = assets.get(id);
      if (!asset) return undefined;
      const url = String(asset['url'] ?? '');
      const picture = pictureOf(withoutNulls(asset));
      const remote = picture && pictures.find(picture.name);
      return {
        title: String(asset['title'] ?? url),
        url,
        ...(picture && remote ? { picture: { ...remote, alt: picture.alt } } : {}),
      };
    },
  };
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const idOf = ({ sys }: Fields): string => (isRecord(sys) ? String(sys['id']) : '');

const parentOf = ({ category }: Fields): string | undefined =>
  isRecord(category) ? String(category['slug']) : undefined;
