import type { SearchKind } from '../search/searchable';

export type ContentKind = SearchKind | 'region' | 'experience-category' | 'chef' | 'page';

export interface ContentTarget {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly parentSlug?: string | undefined;
}
