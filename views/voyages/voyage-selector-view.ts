import type { SelectOption } from '../ui/SelectField';

/** A signed-in guest browses for a booked voyage (VOY-09 to VOY-16); visitors have no selector. */
export interface VoyageSelectorView {
  readonly title: string;
  readonly dates?: string | undefined;
  readonly voyages: readonly VoyageOptionView[];
  readonly refine?: VoyageRefineView | undefined;
}

export interface VoyageOptionView {
  readonly reservationId: string;
  readonly title: string;
  readonly dates?: string;
  readonly note: string;
  readonly href: string;
  readonly isSelected: boolean;
}

/** Filters within a voyage, in a form: nothing changes before Apply or Submit (VOY-16). */
export interface VoyageRefineView {
  readonly action: string;
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
  readonly count: number;
  readonly clearHref: string;
  readonly picks?: VoyagePicksView | undefined;
}

export interface VoyagePicksView {
  readonly reservationId: string;
  readonly summary: string;
  readonly days?: string;
  readonly segments?: ChoiceView;
  readonly first: ChoiceView;
  readonly last: ChoiceView;
}

export interface ChoiceView {
  readonly value: string;
  readonly options: readonly SelectOption[];
}

export const voyageMenus = 'voyage-selector';
