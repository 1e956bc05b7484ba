import type { LineMessages } from '../../src/core/content/line-messages';
import type { NavigationView } from './navigation-view';

export interface Frame {
  /** True in an editor's preview: shows a banner, and no introduction (CNT-36). */
  readonly isEditing?: boolean;
  readonly path: string;
  /** True when there is no page at `path`, so that no sign-in returns to it. */
  readonly isMissing?: boolean;
  /** SIGN_IN_URL; absent where it is the site's own page (H02). */
  readonly signInUrl?: string;
  readonly guest?: FrameGuest | undefined;
  /** Identifies the sign-in without naming the guest: what a browser stores belongs to this sign-in alone (NOT-09). */
  readonly visit?: string;
  /** The instant (ISO 8601) at which the line's next day begins, on a guest's pages. */
  readonly dayEndsAt?: string;
  readonly today?: string;
  /** Menu and footer as the line configured them; default: links to the home page, voyages and contact. */
  readonly navigation?: NavigationView;
  /** The line's own texts replace the defaults (H53). */
  readonly messages?: LineMessages;
  readonly year: number;
}

export interface FrameGuest {
  readonly firstName: string;
  readonly initials: string;
}
