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

export interface DeckReach {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export interface DeckView {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly items: readonly OnboardItemView[];
  readonly venues: readonly {
    readonly name: string;
    readonly href: string;
    readonly kind: string;
    readonly hours: string;
  }[];
}
