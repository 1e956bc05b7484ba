import { type CarriedValues, readCarried } from './carried-values';
import type { FormDefinition, FormErrors, FormField, FormValues } from './form-definition';
import { validateField } from './validate-field';
import type { DialRules } from './validation-result';
import { isAsked } from './shown-fields';

type FormValidation =
  | { readonly kind: 'valid'; readonly form: ValidForm }
  | { readonly kind: 'invalid'; readonly errors: FormErrors };

export interface ValidForm {
  readonly answers: FormValues;
  readonly carriedValues: CarriedValues;
  readonly askedFields: readonly FormField[];
}

/**
 * Validates a form in the order of its fields, so that later ones can depend on earlier answers. Unknown fields are
 * ignored (reliability C4). `isGuest`: identity is known and not read (FRM-07).
 */
export function validateForm({
  definition,
  typedValues,
  phones,
  isGuest,
}: {
  readonly definition: FormDefinition;
  readonly typedValues: Readonly<Record<string, unknown>>;
  readonly phones: DialRules;
  readonly isGuest: boolean;
}): FormValidation {
  const carriedValues = readCarried(typedValues);
  const errors: Record<string, string> = {};
  const answers: Record<string, string | readonly string[]> = {};
  const askedFields: FormField[] = [];
  for (const field of definition.fields) {
    if ((isGuest && field.isIdentity) || !isAsked(field, { ...carriedValues, ...answers })) continue;
    askedFields.push(field);
    const verdict = validateField(field, { typedValues, answers, phones });
    if ('message' in verdict) errors[verdict.at ?? field.name] ??= verdict.message;
    else if (verdict.value.length > 0) answers[field.name] = verdict.value;
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', form: { answers: withoutLoneCode(answers), carriedValues, askedFields } };
}

/** A preselected country code without a number is dropped (FRM-16). */
function withoutLoneCode(answers: FormValues): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => name !== 'country_code' || 'phone' in answers));
}
