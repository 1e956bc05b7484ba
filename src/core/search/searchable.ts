import type { Picture } from '../shared/picture';

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
  'region',
  'page',
  'form',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface Searchable {
  readonly kind: SearchKind;
  readonly slug: string;
  readonly parentSlug?: string;
  readonly title: string;
  readonly summary: string;
  readonly words: string;
  /** Found like words, but no sentence: an excerpt shows none of them. */
  readonly labels?: string;
  readonly picture?: Picture;
}
