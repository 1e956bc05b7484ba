import type { Picture } from '../shared/picture';
import type { RenderedText } from './rendered-text';

export interface Venue extends RenderedText {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly deck: string;
  readonly seats: number;
  readonly hours: string;
  readonly dress: string;
  readonly chefSlug?: string;
  readonly summary: string;
  readonly dishes: readonly string[];
  readonly evening?: EveningCourse;
  readonly pictures: readonly [Picture, ...Picture[]];
}

export interface EveningCourse {
  readonly at: string;
  readonly course: string;
  readonly dish: string;
}

/** This is a chef (CNT-04). People are not pictured: a monogram replaces the portrait. */
export interface Chef extends RenderedText {
  readonly slug: string;
  readonly fullName: string;
  readonly role: string;
  readonly from: string;
  readonly venueSlugs: readonly string[];
  readonly summary: string;
  readonly signature: string;
}
