import type { FormErrors, FormField, FormValues } from '../../src/core/leads/form-definition';
import type { SelectOption } from '../ui/SelectField';
import type { GeoLists } from '../geo/geo-lists';

export interface LeadFormState {
  readonly formId: string;
  readonly initial: FormValues;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly geo: GeoLists;
  /**
   * True once script controls the form: only matching options are shown, and implied regions are disabled. Before, all
   * can be selected.
   */
  readonly isScripted: boolean;
}

/** Returns the id of a field, unique even with two forms on one page. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

export interface FieldInForm<Field extends FormField = FormField> {
  readonly field: Field;
  readonly formState: LeadFormState;
}

export function toControlProps({ field, formState }: FieldInForm) {
  return {
    id: fieldId(formState.formId, field.name),
    label: field.label,
    hint: field.hint,
    error: formState.errors[field.name],
    optional: field.required === undefined,
    name: field.name,
    // Some kinds of field set their own `autoComplete`, so an undefined value must not override it.
    ...(field.autoComplete === undefined ? {} : { autoComplete: field.autoComplete }),
  };
}

/** Adds an empty option, so that nothing is preselected. */
export const withPlaceholder = (options: readonly SelectOption[], label: string): readonly SelectOption[] => [
  { value: '', label },
  ...options,
];
