import type { ExcerptPart } from '../../src/core/search/excerpt';
import type { SearchKind } from '../../src/core/search/searchable';
import type { PictureView } from '../ui/picture-view';

export type SearchView =
  | { readonly kind: 'nothing-asked' | 'too-short'; readonly text: string }
  | {
      readonly kind: 'found';
      readonly text: string;
      readonly countText: string;
      /** The pages with words of a query that was understood as sailings are collapsed below them. */
      readonly sailings?: FoundSailingsView & { readonly otherPagesText?: string };
      readonly kinds: readonly FoundKindView[];
    };

export interface FoundSailingsView {
  readonly href: string;
  readonly title: string;
  readonly action: string;
  readonly sailings: readonly {
    readonly href: string;
    readonly title: string;
    readonly dates: string;
    readonly price: string;
  }[];
}

export interface FoundKindView {
  readonly kind: SearchKind;
  readonly title: string;
  readonly countText: string;
  readonly matches: readonly FoundView[];
  readonly more: readonly FoundView[];
}

export interface FoundView {
  readonly href: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
  readonly picture?: PictureView;
}
