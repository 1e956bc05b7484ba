import type { CompareRow } from '../../src/core/shortlist/compare-columns';
import type { PictureView } from '../ui/picture-view';
import type { SelectOption } from '../ui/SelectField';

export interface CompareValueView {
  readonly lines: readonly string[];
  readonly href?: string;
}

export interface CompareColumnView {
  readonly title: string;
  readonly line: string;
  readonly href: string;
  readonly picture?: PictureView | undefined;
  readonly removeHref?: string;
  readonly reserve?: { readonly label: string; readonly href: string } | undefined;
}

export type ComparedKind = 'voyages' | 'suites' | 'cabins' | 'experiences';

export interface ComparePartyView {
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly adults: number;
  readonly children: number;
  readonly ages: string;
  readonly text: string;
  readonly sailings?: { readonly options: readonly SelectOption[]; readonly chosenValue: string };
}

export interface CompareTableView {
  readonly columns: readonly CompareColumnView[];
  readonly rows: readonly CompareRow<CompareValueView>[];
  readonly party?: ComparePartyView;
  readonly differences: { readonly isOnly: boolean; readonly href: string };
}

/** A visitor without chosen items gets as many select elements as columns are possible. */
export interface CompareChoiceView {
  readonly action: string;
  readonly count: number;
  /** The sailing and the party in the address are sent with the choice. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly kinds: readonly {
    readonly kind: ComparedKind;
    readonly options: readonly SelectOption[];
    readonly chosenValues: readonly string[];
  }[];
}
