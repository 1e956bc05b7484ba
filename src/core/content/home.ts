import type { Picture } from '../shared/picture';
import type { ContentAction } from './content-action';

export interface HomeContent {
  readonly title: string;
  readonly description: string;
  readonly slides: readonly [HomeSlide, ...HomeSlide[]];
  readonly opening: { readonly title: string; readonly text: string };
  readonly yacht: {
    readonly eyebrow: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly picture: Picture;
    readonly detail: Picture;
  };
  readonly highlights: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly picture: Picture;
    readonly experienceSlugs: readonly string[];
  };
  readonly table: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly picture: Picture;
    readonly quote: string;
    readonly chefSlug: string;
  };
  readonly stories: { readonly eyebrow: string; readonly title: string };
  readonly cards: readonly HomeCard[];
}

export interface HomeSlide {
  readonly title: string;
  readonly standfirst: string;
  readonly picture: Picture;
  /** The name of a video that begins and ends with what the picture shows. */
  readonly video?: string;
  readonly seconds: number;
  /** `{vessel}` in its address stands for the configured slug (H39). */
  readonly action: ContentAction;
}

export const cardAudiences = ['everyone', 'visitors', 'guests'] as const;
export type CardAudience = (typeof cardAudiences)[number];

export interface HomeCard {
  readonly audience: CardAudience;
  readonly title: string;
  readonly text: string;
  readonly action: ContentAction;
}
