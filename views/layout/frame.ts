import type { LineMessages } from '../../src/core/content/line-messages';
import type { SurveyInvitationView } from '../preferences/SurveyLauncher';
import type { NavigationView } from './navigation-view';

/** What every page knows about its surroundings; the server fills it. */
export interface Frame {
  /** Drafts are shown: editors see a banner, and no introduction (CNT-36). */
  readonly isEditing?: boolean;
  /** The path of this page, for the mark on the current link. */
  readonly path: string;
  /** There is no page at `path`: nobody is led back to it. */
  readonly isMissing?: boolean;
  /** SIGN_IN_URL; absent where it is the site's own page (H02). */
  readonly signInUrl?: string;
  readonly guest?: FrameGuest | undefined;
  /** Tells a guest's sign-in from every other, without naming anybody: what a browser keeps for its guest is theirs alone (NOT-09). */
  readonly visit?: string;
  /** Menu and foot as the line wrote them; a page without them has the ways home, to the voyages and to us. */
  readonly navigation?: NavigationView;
  /** What the line says in its own words; ours without them (H53). */
  readonly messages?: LineMessages;
  /** Present on the few pages that invite this guest to the survey (SUR-01). */
  readonly survey?: SurveyInvitationView;
  /** Present where the line has switched its data layer on. */
  readonly dataLayer?: FrameDataLayer;
  /** The current year, for the copyright (NAV-10). */
  readonly year: number;
}

/** What a page says to the line's data layer (TRK-06): a guest's pseudonym, with their consent only. */
export interface FrameDataLayer {
  readonly contactId?: string;
}

export interface FrameGuest {
  readonly firstName: string;
  readonly initials: string;
  /** The address of their profile picture; absent until they have given one. */
  readonly pictureSrc?: string;
}
