import type { SearchKind } from '../search/searchable';

export type ContentKind = SearchKind | 'region' | 'experience-category' | 'chef' | 'page';

/** Something of the content that has a page, or a place on one. */
export interface ContentTarget {
  readonly kind: ContentKind;
  readonly slug: string;
  /** The category of an experience. */
  readonly parentSlug?: string | undefined;
}
