import type { Picture } from '../shared/picture';

/** What the site's search looks through, in the order in which equal results are shown. */
export const searchKinds = [
  'voyage',
  'port',
  'suite',
  'experience',
  'extension',
  'venue',
  'onboard',
  'story',
  'news',
  'question',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found. */
export interface Searchable {
  readonly kind: SearchKind;
  readonly slug: string;
  /** Of an experience its category's slug, of a question its group's. */
  readonly parentSlug?: string;
  readonly title: string;
  readonly summary: string;
  /** Everything else that is said of it, as plain text. */
  readonly words: string;
  readonly picture?: Picture;
}
