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

/** One deck and what a guest finds there. */
export interface DeckView {
  readonly number: number;
  /** "The Pool Deck"; absent where the line gave it none. */
  readonly name?: string;
  readonly items: readonly OnboardItemView[];
  /** Where to sit down on it. */
  readonly venues: readonly { readonly name: string; readonly href: string }[];
}
