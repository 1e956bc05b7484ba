import type { PictureView } from '../ui/picture-view';
import type { GoneView } from './GoneList';
import type { EngravingView } from '../ui/Engraving';

export interface ShortlistItemView {
  /** The key is `VOYAGE:…`, as the browser stores it. */
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly line: string;
  readonly href: string;
  readonly price?: string;
  readonly picture?: PictureView;
  readonly engraving?: EngravingView;
  /** Name of the box that picks it for a comparison: `voyages.ON1-…`. */
  readonly box?: string;
  readonly watchHref?: string;
}

export interface ShortlistSectionView {
  readonly id: 'voyages' | 'suites' | 'cabins' | 'experiences' | 'others';
  readonly items: readonly ShortlistItemView[];
}

export interface ShortlistView {
  /** Whose it is: this browser's, the signed-in guest's, one that the address holds, or one that was shared. */
  readonly source: 'device' | 'guest' | 'address' | 'shared';
  readonly sections: readonly ShortlistSectionView[];
  /** What is not for sale any more, each named, with what comes near it. */
  readonly gone: readonly GoneView[];
  readonly isShort: boolean;
  /** As the address holds it; empty when there is nothing on it. */
  readonly items: string;
  readonly inquireHref: string;
}
