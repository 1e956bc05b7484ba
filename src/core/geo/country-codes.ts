import { countryName } from './countries';
import type { PhoneNumbers } from './phone-numbers.port';

export interface CountryCode {
  readonly country: string;
  readonly label: string;
}

type DialCodes = Pick<PhoneNumbers, 'countries' | 'dialCode'>;

const first: readonly string[] = ['US', 'GB'];

/** The format is `Name (+code)`. A country without a calling code is undefined. */
export function countryCodeLabel(phones: Pick<PhoneNumbers, 'dialCode'>, country: string): string | undefined {
  const [name, dialCode] = [countryName(country), phones.dialCode(country)];
  return name === undefined || dialCode === undefined ? undefined : `${name} (+${dialCode})`;
}

/** Every country with a calling code is listed: the United States, the United Kingdom, then by name (GEO-03). */
export function listCountryCodes(phones: DialCodes): readonly CountryCode[] {
  const rest = phones
    .countries()
    .filter((country) => !first.includes(country))
    .sort(byName);
  return [...first, ...rest].flatMap((country) => {
    const label = countryCodeLabel(phones, country);
    return label === undefined ? [] : [{ country, label }];
  });
}

const byName = (a: string, b: string) => (countryName(a) ?? a).localeCompare(countryName(b) ?? b, 'en');
