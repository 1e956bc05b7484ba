import type { Chef, EveningCourse } from '../../src/core/content/dining';
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

export interface ChefView extends Omit<Chef, 'venueSlugs' | 'chapters'> {
  /** Initials such as "AV" are shown instead of a photograph. */
  readonly monogram: string;
  readonly href: string;
  readonly venues: readonly { readonly name: string; readonly href: string }[];
}

export interface CourseView extends EveningCourse {
  readonly venue: string;
  readonly href: string;
}
