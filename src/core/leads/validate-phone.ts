import type { FormField } from './form-definition';
import type { DialRules, ValidationResult } from './validation-result';
import { leadTexts as texts } from './lead-texts';

/**
 * FRM-13, FRM-16: a number is validated by the country beside it, and normalised to plus sign, country code, national
 * digits. A number typed with its plus sign needs no country.
 */
export function validatePhone({
  field,
  text,
  country,
  phones,
}: {
  readonly field: FormField;
  readonly text: string;
  readonly country: string;
  readonly phones: DialRules;
}): ValidationResult {
  if (text === '') return field.required === undefined ? { value: '' } : { message: field.required };
  const countryCode = country === '' ? phones.countryOf(text) : country;
  if (countryCode === undefined) return { message: texts.countryCodeRequired, at: 'country_code' };
  const value = phones.parse({ country: countryCode, text });
  return value === undefined ? { message: field.invalid ?? texts.phoneInvalid } : { value };
}
