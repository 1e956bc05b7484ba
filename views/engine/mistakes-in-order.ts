import type { FieldMistake } from '../ui/ErrorSummary';

export interface FormAnswers {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Errors in the order of the form, whatever the server's order. A field's id is its name. */
export function mistakesInOrder(errors: FormAnswers['errors'], fieldNames: readonly string[]): readonly FieldMistake[] {
  return fieldNames.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: name, message }];
  });
}
