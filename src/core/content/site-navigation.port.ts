import type { Picture } from '../shared/picture';
import type { Region } from '../voyages/voyage';

/** One entry of the menu (NAV-06). */
export interface MenuItem {
  readonly title: string;
  /** Names for the style sheet of a line that wants one entry to look different. */
  readonly className?: string;
  /** An address of this site; `{vessel}` in it stands for the configured slug (H39). */
  readonly path: string;
  /** What a press on it adds to the data layer, with consent only (H14). */
  readonly gtm?: Readonly<Record<string, string>>;
  /** Absent: the entry is a link. Present: it opens a panel, whose first link is the entry itself. */
  readonly subMenu?: readonly MenuItem[];
  /** Pictures beside the panel's links (NAV-03). */
  readonly tiles?: readonly FeaturedTile[];
  /** The panel also shows what this browser has looked at lately (NAV-03). */
  readonly showsRecentlyViewed?: boolean;
  /** What the panel's first link says; default the title. */
  readonly overview?: string;
}

export interface FeaturedTile {
  readonly title: string;
  readonly eyebrow: string;
  readonly path: string;
  readonly picture: Picture;
}

/** The foot of every page (NAV-10, NAV-11). */
export interface SiteFoot {
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

/** Shown to browsers in which the cookie has this value; closing sets it to `false` (NOT-11, H62). */
export interface AlertBanner {
  readonly cookie: { readonly name: string; readonly value: string; readonly days: number };
  readonly words: string;
  readonly link?: { readonly label: string; readonly path: string };
}

/** Said once to each browser, in two steps (CNT-35). */
export interface Intro {
  /** The pages that it lies on. */
  readonly paths: readonly string[];
  readonly header: IntroStep;
  readonly body: IntroStep;
}

export interface IntroStep {
  readonly title: string;
  readonly words: string;
  readonly action: string;
}

/** What surrounds every page, as the line wrote it. */
export interface NavigationContent {
  readonly menu: readonly MenuItem[];
  /** What the voyage finder offers. */
  readonly regions: readonly Pick<Region, 'slug' | 'name'>[];
  readonly foot: SiteFoot;
  readonly alert?: AlertBanner;
  readonly intro?: Intro;
}

/** From memory: the frame of a page waits for nothing. */
export interface SiteNavigation {
  /** @throws Unavailable before there is any content at all. */
  getNavigation(): NavigationContent;
}
export const SiteNavigation = Symbol('SiteNavigation');
