import { portSymbol } from '../shared/port-symbol';

export interface PhoneNumbers {
  /** Returns the E.164 form of a possible number of that two-letter country, typed in any notation; else undefined. */
  parse(number: { readonly country: string; readonly text: string }): string | undefined;
  /** Returns the digits of the calling code, without the plus sign. */
  dialCode(country: string): string | undefined;
  countryOf(phone: string): string | undefined;
  countries(): readonly string[];
}
export const PhoneNumbers = portSymbol<PhoneNumbers>('PhoneNumbers');
