import type { FieldMistake } from '../ui/ErrorSummary';

/** What was typed into a form that came back, and what is wrong with it, both by the field's name. */
export interface FormAnswers {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The mistakes in the order of the form, whatever the order in which the server found them. A field's id is its name. */
export function mistakesInOrder(errors: FormAnswers['errors'], fieldNames: readonly string[]): readonly FieldMistake[] {
  return fieldNames.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: name, message }];
  });
}
