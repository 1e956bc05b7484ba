export type FieldValue = string | boolean | readonly string[];

export interface RequiredField {
  readonly name: string;
  readonly value: FieldValue;
  readonly requiredValue?: string | boolean;
}

interface FormState {
  readonly requiredFields: readonly RequiredField[];
  readonly fieldsWithErrors: readonly string[];
}

/**
 * Returns names of the fields that block sending, in form order, each once: required ones without a value, then those
 * with an error (SUI-19). A value is non-blank text, a non-empty list, a ticked box, or exactly the required one.
 */
export function fieldsToComplete({ requiredFields, fieldsWithErrors }: FormState): readonly string[] {
  const missing = requiredFields.filter((field) => !hasValue(field)).map(({ name }) => name);
  return [...new Set([...missing, ...fieldsWithErrors])];
}

export const isReadyToSend = (form: FormState): boolean => fieldsToComplete(form).length === 0;

function hasValue({ value, requiredValue }: RequiredField): boolean {
  if (requiredValue !== undefined) return value === requiredValue;
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}
