import type { SearchKind } from '../search/searchable';

export type ContentKind = SearchKind | 'experience-category' | 'chef';

export interface ContentTarget {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly parentSlug?: string | undefined;
}
