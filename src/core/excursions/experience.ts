import type { RenderedText } from '../content/rendered-text';
import type { Money } from '../shared/money';
import type { Picture } from '../shared/picture';

export const experienceKinds = ['Shore', 'Sea'] as const;

/** The description is the site's own; departures and free seats come from the excursion booking system. */
export interface Experience extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly categorySlug: string;
  readonly portSlug: string;
  readonly tourCode: string;
  readonly kind: (typeof experienceKinds)[number];
  readonly durationMinutes: number;
  readonly startTimes: readonly string[];
  readonly activityLevel: string;
  readonly interests: readonly string[];
  /** The minimum age is in years; 0 means no limit. */
  readonly minAge: number;
  /** Per guest; absent where it is on request, never zero (H32). */
  readonly price?: Money;
  readonly capacity: number;
  readonly months: readonly number[];
  readonly bring: readonly string[];
  /** The page lists them below "Please note" (CNT-19). */
  readonly disclaimers: readonly string[];
  readonly isCustomOnly: boolean;
  readonly editorialRank: number;
  readonly pictures: readonly [Picture, ...Picture[]];
}

export type PricedExperience = Experience & Required<Pick<Experience, 'price'>>;
export const isPriced = (experience: Experience): experience is PricedExperience => experience.price !== undefined;

export interface ExperienceCategory {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: Picture;
}
