import type { SelectOption } from '../ui/SelectField';

/** What a signed-in guest browses for (VOY-09 to VOY-16); not on the pages of anybody else. */
export interface VoyageSelectorView {
  /** Cyclades in Seven Nights, or "Every voyage". */
  readonly title: string;
  /** 12 – 19 April 2027. */
  readonly dates?: string | undefined;
  /** The booked voyages by their start, and every voyage at the end; one of them is selected. */
  readonly voyages: readonly VoyageOptionView[];
  /** Absent where the page has nothing to narrow down. */
  readonly refine?: VoyageRefineView | undefined;
}

export interface VoyageOptionView {
  /** As the address has it. */
  readonly reservationId: string;
  readonly title: string;
  /** 12 – 19 April 2027; absent for every voyage. */
  readonly dates?: string;
  /** "Reservation 100200", or what every voyage means. */
  readonly note: string;
  /** This page for that voyage. */
  readonly href: string;
  readonly isSelected: boolean;
}

/** The picks within a voyage. They stand in a form: nothing changes before Apply or Submit (VOY-16). */
export interface VoyageRefineView {
  /** The path of this page, which answers its own form. */
  readonly action: string;
  /** What else the page was asked for; it stays. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** How many picks are in force. */
  readonly count: number;
  /** The same voyage without them. */
  readonly clearHref: string;
  /** Absent for every voyage. */
  readonly picks?: VoyagePicksView | undefined;
}

export interface VoyagePicksView {
  readonly reservationId: string;
  /** "All Segments", or the picked one. */
  readonly summary: string;
  /** The picked days, when they are not all. */
  readonly days?: string;
  /** Given where there is more than one; '' is all of them. */
  readonly segments?: ChoiceView;
  /** '' is the first or the last day of the segments. */
  readonly first: ChoiceView;
  readonly last: ChoiceView;
}

export interface ChoiceView {
  readonly value: string;
  readonly options: readonly SelectOption[];
}

/** The menus of a selector: one at a time stands open. */
export const voyageMenus = 'voyage-selector';
