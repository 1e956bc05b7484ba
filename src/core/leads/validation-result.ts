import type { PhoneNumbers } from '../geo/phone-numbers.port';

/**
 * An answer in its normal form; `''` and `[]` mean a valid empty answer. `at` names another field when the mistake is
 * there.
 */
export type ValidationResult =
  | { readonly value: string | readonly string[] }
  | { readonly message: string; readonly at?: string };

export type DialRules = Pick<PhoneNumbers, 'parse' | 'dialCode' | 'countryOf'>;
