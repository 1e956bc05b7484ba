import {
  isPostalCodeAskedInEnquiries,
  validatePostalCode,
  maxPostalCodeLength,
  normalizePostalCode,
} from '../geo/postal-code';
import type { FormField } from './form-definition';
import type { ValidationResult } from './validation-result';
import { leadTexts as texts } from './lead-texts';

/**
 * A code is required in three countries with well known formats; elsewhere it is accepted as typed, so that no inquiry
 * is lost (FRM-26).
 */
export function validateZip(field: FormField, text: string, country: string): ValidationResult {
  const value = normalizePostalCode(text).replace(/[\u0000-\u001f\u007f]/g, '');
  if (value.length > maxPostalCodeLength) return { message: texts.tooLong(maxPostalCodeLength) };
  if (!isPostalCodeAskedInEnquiries(country)) return { value };
  const verdict = validatePostalCode({ country, text: value });
  if (verdict === 'right') return { value };
  return {
    message: verdict === 'missing' ? (field.required ?? texts.zipRequired) : (field.invalid ?? texts.zipInvalid),
  };
}
