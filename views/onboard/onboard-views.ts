import type { PictureView } from '../ui/picture-view';

export interface OnboardItemView {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly deck: string;
  readonly hours: string;
  readonly summary: string;
  readonly picture?: PictureView;
}

/** How far a deck reaches along the hull: shares of the yacht's length from the bow. */
export interface DeckReach {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** One deck and what a guest finds there. */
export interface DeckView {
  readonly number: number;
  /** "The Pool Deck". */
  readonly name: string;
  readonly text: string;
  readonly items: readonly OnboardItemView[];
  /** Where to sit down on it. */
  readonly venues: readonly {
    readonly name: string;
    readonly href: string;
    readonly kind: string;
    readonly hours: string;
  }[];
}
