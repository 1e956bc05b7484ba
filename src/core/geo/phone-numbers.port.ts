/** What is known of telephone numbers all over the world (H67, GEO-03). */
export interface PhoneNumbers {
  /** E.164 of a number that can exist in that two-letter country, however it was written; else undefined. */
  parse(number: { readonly country: string; readonly text: string }): string | undefined;
  /** Digits without the plus sign. */
  dialCode(country: string): string | undefined;
  /** The two-letter country that a number in E.164 belongs to. */
  countryOf(phone: string): string | undefined;
  /** Two-letter countries that can be called. */
  countries(): readonly string[];
}
export const PhoneNumbers = Symbol('PhoneNumbers');
