import type { RenderedText } from '../content/rendered-text';
import type { Money } from '../shared/money';
import type { Picture } from '../shared/picture';

/** An outing at a port, as the site describes it; when it departs and whether places are free is the excursion booking system's. */
export interface Experience extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly categorySlug: string;
  readonly portSlug: string;
  /** Its code at the excursion booking system. */
  readonly tourCode: string;
  readonly kind: 'Shore' | 'Sea';
  readonly durationMinutes: number;
  /** Port-local `HH:MM`. */
  readonly startTimes: readonly string[];
  readonly activityLevel: string;
  readonly interests: readonly string[];
  /** In years; 0 where there is no limit. */
  readonly minAge: number;
  /** Per guest; absent where it is on request, never a zero (H32). */
  readonly price?: Money;
  readonly capacity: number;
  /** Months (1 to 12) in which it is offered; all when empty. */
  readonly months: readonly number[];
  readonly bring: readonly string[];
  /** CNT-19: the list below "Please note". */
  readonly disclaimers: readonly string[];
  /** Only made up on request (ROU-08). */
  readonly isCustomOnly: boolean;
  /** The editors' order, 1 first (H45). */
  readonly editorialRank: number;
  readonly pictures: readonly [Picture, ...Picture[]];
}

/** One that can be reserved: what it costs is known. */
export type PricedExperience = Experience & Required<Pick<Experience, 'price'>>;
export const isPriced = (experience: Experience): experience is PricedExperience => experience.price !== undefined;

export interface ExperienceCategory {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: Picture;
}
