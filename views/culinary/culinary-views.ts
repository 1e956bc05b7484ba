import type { EveningCourse } from '../../src/core/content/dining';
import type { PictureView } from '../ui/picture-view';

export interface VenueView {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly kind: string;
  readonly deck: string;
  readonly hours: string;
  readonly seats: number;
  readonly summary: string;
  readonly picture?: PictureView;
}

export interface VenueGroupView {
  readonly kind: string;
  readonly venues: readonly VenueView[];
  readonly picture?: PictureView;
}

export interface ChefView {
  readonly slug: string;
  readonly fullName: string;
  /** Initials such as "AV" are shown instead of a photograph. */
  readonly monogram: string;
  readonly role: string;
  readonly from: string;
  readonly summary: string;
  readonly signature: string;
  readonly html: string;
  readonly href: string;
  readonly venues: readonly { readonly name: string; readonly href: string }[];
}

export interface CourseView extends EveningCourse {
  readonly venue: string;
  readonly href: string;
}
