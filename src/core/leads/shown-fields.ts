import type { CarriedValues } from './carried-values';
import type { FormField, FormValues } from './form-definition';

/**
 * A field may depend on an earlier answer (FRM-18) or on a hidden value; one that is not asked is neither shown nor
 * validated.
 */
export function isAsked({ shownWhen }: FormField, values: FormValues): boolean {
  if (shownWhen === undefined) return true;
  const answer = values[shownWhen.field];
  return shownWhen.is.includes(typeof answer === 'string' ? answer : '');
}

/**
 * Returns the fields to render: identity is hidden for a signed-in guest (FRM-07), destination and season for a visitor
 * who comes from a sailing (FRM-27, FRM-28). Fields that depend on an answer are included; the page shows and hides
 * them.
 */
export function fieldsFor({
  fields,
  isGuest,
  carriedValues,
}: {
  readonly fields: readonly FormField[];
  readonly isGuest: boolean;
  readonly carriedValues: CarriedValues;
}): readonly FormField[] {
  const names = new Set(fields.map(({ name }) => name));
  return fields.filter((field) => {
    if (isGuest && field.isIdentity) return false;
    return field.shownWhen === undefined || names.has(field.shownWhen.field) || isAsked(field, carriedValues);
  });
}
