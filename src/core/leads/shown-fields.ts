import type { CarriedValues } from './carried-values';
import type { FormField, FormValues } from './form-definition';

/** Whether a field is asked for, given what was answered before it (FRM-18) and what the form carries. */
export function isAsked({ shownWhen }: FormField, values: FormValues): boolean {
  if (shownWhen === undefined) return true;
  const answer = values[shownWhen.field];
  return shownWhen.is.includes(typeof answer === 'string' ? answer : '');
}

/**
 * The fields to draw for a visitor: identity is not asked of a signed-in guest (FRM-07), and where and when not of
 * somebody who comes from a sailing (FRM-27, FRM-28). What depends on an answer stays; the page shows and hides it.
 */
export function fieldsFor({
  fields,
  isGuest,
  carried,
}: {
  readonly fields: readonly FormField[];
  readonly isGuest: boolean;
  readonly carried: CarriedValues;
}): readonly FormField[] {
  const names = new Set(fields.map(({ name }) => name));
  return fields.filter((field) => {
    if (isGuest && field.isIdentity) return false;
    return field.shownWhen === undefined || names.has(field.shownWhen.field) || isAsked(field, carried);
  });
}
