import type { FormDefinition, FormField, FormOption } from '../../core/leads/form-definition';
import { regionsOf } from '../../core/leads/resolve-regions';
import { readTypedList } from '../../core/leads/read-typed-list';
import { typedText } from '../../core/leads/typed-text';

export type SubmittedValues = Readonly<Record<string, unknown>>;

const maxTextareaLength = 4_000;
/** The specification prescribes this value for the hotel group's consent (FRM-35). */
const optIn = 'explicit opt in';

export function consentsOf({ fields }: FormDefinition, submittedValues: SubmittedValues): SubmittedValues {
  const boxes = fields.filter(
    ({ kind, name }) => kind === 'checkbox' && typedText(submittedValues[name]).trim().toLowerCase() === optIn,
  );
  return Object.fromEntries(boxes.map(({ name }) => [name, '1']));
}

/** Returns the submitted values to show again; checkboxes of a group have names of their own (reliability C5). */
export function typedValues(
  fields: readonly FormField[],
  submittedValues: SubmittedValues,
): Readonly<Record<string, string | readonly string[]>> {
  const entries = fields.flatMap((field) => {
    const options = choicesOf(field);
    const value = options
      ? readTypedList(
          submittedValues,
          field.name,
          options.map((option) => option.value),
        )
      : typedText(submittedValues[field.name]).slice(0, maxTextareaLength);
    return value.length > 0 ? [[field.name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function choicesOf(field: FormField): readonly FormOption[] | undefined {
  if (field.kind === 'checkboxes') return field.options;
  return field.kind === 'region-tree' ? regionsOf(field.branches) : undefined;
}
