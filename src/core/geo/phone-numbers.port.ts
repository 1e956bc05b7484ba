import { portSymbol } from '../shared/port-symbol';

export interface PhoneNumbers {
  /** E.164 of a possible number in that two-letter country, in any notation; else undefined. */
  parse(number: { readonly country: string; readonly text: string }): string | undefined;
  /** The code has digits alone, without the plus sign. */
  dialCode(country: string): string | undefined;
  countryOf(phone: string): string | undefined;
  countries(): readonly string[];
}
export const PhoneNumbers = portSymbol<PhoneNumbers>('PhoneNumbers');
