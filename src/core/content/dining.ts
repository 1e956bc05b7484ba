import type { Picture } from '../shared/picture';
import type { RenderedText } from './rendered-text';

/** A restaurant, bar or lounge on board. */
export interface Venue extends RenderedText {
  readonly slug: string;
  readonly name: string;
  /** Restaurant, Bar, Counter, Lounge, Terrace. */
  readonly kind: string;
  /** Where it lies, in words: "Deck 6, aft". */
  readonly deck: string;
  readonly seats: number;
  readonly hours: string;
  readonly dress: string;
  /** Slug of whoever leads it. */
  readonly chefSlug?: string;
  readonly summary: string;
  readonly dishes: readonly string[];
  /** What it adds to the sample evening; absent where it adds nothing. */
  readonly evening?: EveningCourse;
  readonly pictures: readonly [Picture, ...Picture[]];
}

/** One course of the sample evening: `at` is `HH:MM`, `dish` one of its venue's. */
export interface EveningCourse {
  readonly at: string;
  readonly course: string;
  readonly dish: string;
}

/** CNT-04. People are not pictured: a monogram stands for a face. */
export interface Chef extends RenderedText {
  readonly slug: string;
  readonly fullName: string;
  readonly role: string;
  readonly from: string;
  /** Slugs of the venues that they cook in. */
  readonly venueSlugs: readonly string[];
  readonly summary: string;
  readonly signature: string;
}
