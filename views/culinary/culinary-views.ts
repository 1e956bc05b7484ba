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

/** Venues of one kind, with one picture for all of them. */
export interface VenueGroupView {
  readonly kind: string;
  readonly venues: readonly VenueView[];
  readonly picture?: PictureView;
}

/** CNT-04. */
export interface ChefView {
  readonly slug: string;
  readonly fullName: string;
  /** AV: a monogram stands for a face. */
  readonly monogram: string;
  readonly role: string;
  readonly from: string;
  readonly summary: string;
  readonly signature: string;
  /** Made safe where it was read (reliability C14). */
  readonly html: string;
  readonly href: string;
  readonly venues: readonly { readonly name: string; readonly href: string }[];
}

/** A course of the sample evening, and the table that serves it. */
export interface CourseView {
  readonly course: string;
  /** 6:30 pm. */
  readonly at: string;
  readonly dish: string;
  readonly venue: string;
  readonly href: string;
}
