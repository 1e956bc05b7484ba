import type { FormErrors, FormField, FormValues } from '../../src/core/leads/form-definition';
import type { SelectOption } from '../ui/SelectField';
import type { GeoLists } from '../geo/geo-lists';

/** What every field of a form can see. */
export interface PaperView {
  readonly formId: string;
  /** What stood in the form when it was printed: the beginning of uncontrolled fields. */
  readonly initial: FormValues;
  /** What stands in it now. */
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly geo: GeoLists;
  /** Script looks after the form: lists show only what fits, and what is spoken for is closed. Before, every choice can be made. */
  readonly isLookedAfter: boolean;
}

/** Id of a field: two forms may stand on one page. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

export interface FieldInPaper<Field extends FormField = FormField> {
  readonly field: Field;
  readonly paper: PaperView;
}

/** What the frame of a field is given, whatever its kind. */
export function frameOf({ field, paper }: FieldInPaper) {
  return {
    id: fieldId(paper.formId, field.name),
    label: field.label,
    hint: field.hint,
    error: paper.errors[field.name],
    optional: field.required === undefined,
    name: field.name,
    // A kind of field may know better than nothing what a browser can fill in.
    ...(field.autoComplete === undefined ? {} : { autoComplete: field.autoComplete }),
  };
}

/** A list begins with nothing chosen. */
export const withPlaceholder = (options: readonly SelectOption[], label: string): readonly SelectOption[] => [
  { value: '', label },
  ...options,
];
