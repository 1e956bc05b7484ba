import type { PhoneNumbers } from '../geo/phone-numbers.port';

/** An answer in its normal form; `''` and `[]` say that there is none, rightly. `at`: another field's name, when that is where it is wrong. */
export type Verdict =
  | { readonly value: string | readonly string[] }
  | { readonly message: string; readonly at?: string };

export type DialRules = Pick<PhoneNumbers, 'parse' | 'dialCode' | 'countryOf'>;
