/** What every page knows about its surroundings; the server fills it. */
export interface Frame {
  /** The path of this page, for the mark on the current link. */
  readonly path: string;
  readonly guest?: FrameGuest;
  /** The current year, for the copyright (NAV-10). */
  readonly year: number;
}

export interface FrameGuest {
  readonly firstName: string;
  readonly initials: string;
}
