import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';

export interface CountryCodeOption {
  /** Two letters. */
  readonly value: string;
  /** Name (+1). */
  readonly label: string;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const first: readonly CountryCode[] = ['US', 'GB'];

export const callingCodeOf = (country: CountryCode): string => getCountryCallingCode(country);

const callingCodes: ReadonlySet<string> = new Set(getCountries().map(callingCodeOf));

export const isCallingCode = (digits: string): boolean => callingCodes.has(digits);

/** A country as it is shown beside a phone: Name (+1) (AUT-27). Undefined for one that nobody can be called in. */
export function countryCodeLabel(country: string): string | undefined {
  return isSupportedCountry(country) ? `${names.of(country) ?? country} (+${callingCodeOf(country)})` : undefined;
}

/** Every country with a dial code: the United States and the United Kingdom first, the others by name. */
export const countryCodeOptions: readonly CountryCodeOption[] = [
  ...first,
  ...getCountries().filter((country) => !first.includes(country)).sort((a, b) => (names.of(a) ?? a).localeCompare(names.of(b) ?? b, 'en')),
].map((country) => ({ value: country, label: countryCodeLabel(country) ?? country }));
