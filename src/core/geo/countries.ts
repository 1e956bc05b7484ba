import { phonePlaceNames, countryNames } from './country-names';
import { readNames } from './read-names';

export interface Country {
  readonly code: string;
  readonly name: string;
}

const countries: ReadonlyMap<string, string> = readNames(countryNames);
const phonePlaces: ReadonlyMap<string, string> = readNames(phonePlaceNames);

/** Head of the list in public forms (GEO-02, H30); the account area begins with the United States under that name. */
const publicHead: readonly Country[] = [
  { code: 'US', name: 'U.S.A.' },
  { code: 'CA', name: 'Canada' },
  { code: 'GB', name: 'United Kingdom' },
];
const accountHead: readonly Country[] = [{ code: 'US', name: 'United States' }];

/** ISO 3166-1 only: Kosovo has a calling code but no ISO code. */
export const isCountry = (code: string): boolean => countries.has(code);

export const countryName = (code: string): string | undefined => countries.get(code) ?? phonePlaces.get(code);

export const countriesForForms: readonly Country[] = withHead(publicHead);
export const countriesForAccount: readonly Country[] = withHead(accountHead);

function withHead(head: readonly Country[]): readonly Country[] {
  const rest = [...countries]
    .map(([code, name]) => ({ code, name }))
    .filter(({ code }) => head.every((first) => first.code !== code));
  return [...head, ...rest];
}
