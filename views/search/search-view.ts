import type { ExcerptPart } from '../../src/core/search/excerpt';
import type { SearchKind } from '../../src/core/search/searchable';
import type { PictureView } from '../ui/picture-view';

/** What the search page shows, ready to print. */
export type SearchView =
  | { readonly kind: 'nothing-asked' | 'too-short'; readonly text: string }
  | {
      readonly kind: 'found';
      readonly text: string;
      readonly countText: string;
      readonly kinds: readonly FoundKindView[];
    };

export interface FoundKindView {
  readonly kind: SearchKind;
  readonly title: string;
  readonly countText: string;
  /** Best first: those that are read at once, and those that are folded away. */
  readonly found: readonly FoundView[];
  readonly more: readonly FoundView[];
}

export interface FoundView {
  readonly href: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
  readonly picture?: PictureView;
}
