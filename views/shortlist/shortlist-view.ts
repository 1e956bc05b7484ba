import type { GoneView } from './GoneList';
import type { FavouriteTileView } from '../favourites/FavouriteTile';

export interface ShortlistItemView extends Omit<FavouriteTileView, 'id'> {
  /** `VOYAGE:…`, as the browser stores it. */
  readonly key: string;
  readonly price?: string;
  /** Name of the checkbox that selects it for a comparison: `voyages.ON1-…`. */
  readonly box?: string;
  readonly watchHref?: string;
}

export interface ShortlistSectionView {
  readonly id: 'voyages' | 'suites' | 'cabins' | 'experiences' | 'others';
  readonly items: readonly ShortlistItemView[];
}

export interface ShortlistView {
  /** Where the list comes from: this browser, the signed-in guest, the address, or a shared list. */
  readonly source: 'device' | 'guest' | 'address' | 'shared';
  readonly sections: readonly ShortlistSectionView[];
  /** Items that are no longer for sale, each with its alternatives. */
  readonly goneItems: readonly GoneView[];
  readonly isShort: boolean;
  /** The items as in the address; empty when there are none. */
  readonly items: string;
  readonly inquireHref: string;
}
