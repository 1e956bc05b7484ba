import type { Picture } from '../shared/picture';
import type { Region } from '../voyages/voyage';
import { portSymbol } from '../shared/port-symbol';

export interface MenuItem {
  readonly title: string;
  readonly className?: string;
  /** A path of this site; `{vessel}` in it is replaced by the configured slug (H39). */
  readonly path: string;
  /** Data layer values of a click, with consent only (H14). */
  readonly gtm?: Readonly<Record<string, string>>;
  /** Without it the entry is a link; with it the entry opens a panel, whose first link is the entry itself. */
  readonly subMenu?: readonly MenuItem[];
  readonly tiles?: readonly FeaturedTile[];
  readonly showsRecentlyViewed?: boolean;
  readonly overview?: string;
}

export interface FeaturedTile {
  readonly title: string;
  readonly eyebrow: string;
  readonly path: string;
  readonly picture: Picture;
}

interface SiteFoot {
  readonly quote?: { readonly words: string; readonly attribution: string };
  readonly callToAction: {
    readonly title: string;
    readonly words: string;
    readonly label: string;
    readonly path: string;
  };
  readonly columns: readonly { readonly title: string; readonly links: readonly MenuItem[] }[];
  readonly legal: readonly MenuItem[];
}

/** The banner is shown to browsers in which the cookie has this value; closing sets it to `false` (NOT-11, H62). */
export interface AlertBanner {
  readonly cookie: { readonly name: string; readonly value: string; readonly days: number };
  readonly words: string;
  readonly link?: { readonly label: string; readonly path: string };
}

/** The intro is shown once to each browser, in two steps (CNT-35). */
export interface Intro {
  readonly paths: readonly string[];
  readonly header: IntroStep;
  readonly body: IntroStep;
}

export interface IntroStep {
  readonly title: string;
  readonly words: string;
  readonly action: string;
}

export interface NavigationContent {
  readonly menu: readonly MenuItem[];
  readonly regions: readonly Pick<Region, 'slug' | 'name'>[];
  readonly foot: SiteFoot;
  readonly alert?: AlertBanner;
  readonly intro?: Intro;
}

/** Answers synchronously from memory, so that the header and footer never wait. */
export interface SiteNavigation {
  getNavigation(): NavigationContent;
}
export const SiteNavigation = portSymbol<SiteNavigation>('SiteNavigation');
