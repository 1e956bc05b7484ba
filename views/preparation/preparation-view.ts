import type { SelectOption } from '../ui/SelectField';

export interface PreparationRowView {
  readonly item: string;
  readonly title: string;
  readonly state: 'missing' | 'given' | 'attention';
  readonly reason?: string;
  readonly due: string;
  readonly isOverdue: boolean;
  readonly owner: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly href?: string;
  readonly note?: string;
  readonly labelsHref?: string;
  readonly readings?: readonly string[];
}

export interface TravellerListView {
  readonly name: string;
  readonly progressText: string;
  /** True when an entry of this traveller was just saved. */
  readonly isSaved?: boolean;
  readonly rows: readonly PreparationRowView[];
}

export type EntryFieldView = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional: boolean;
  readonly error?: string;
} & (
  | { readonly kind: 'text' | 'tel' | 'date' | 'time'; readonly value: string; readonly maxLength?: number }
  | { readonly kind: 'area'; readonly value: string; readonly maxLength: number }
  | { readonly kind: 'select' | 'radio'; readonly value: string; readonly options: readonly SelectOption[] }
  | { readonly kind: 'several'; readonly values: readonly string[]; readonly options: readonly SelectOption[] }
);

export interface RuleView {
  readonly country: string;
  readonly rules: readonly {
    readonly text: string;
    readonly source: string;
    readonly url: string;
    readonly asOf: string;
  }[];
}
