import { calledPlaceNames, countryNames } from './country-names';
import { readNames } from './read-names';

export interface Country {
  /** Two letters of ISO 3166-1. */
  readonly code: string;
  readonly name: string;
}

const countries: ReadonlyMap<string, string> = readNames(countryNames);
const calledPlaces: ReadonlyMap<string, string> = readNames(calledPlaceNames);

/** How public forms begin their list (GEO-02, H30); the account area begins with the United States and calls it so. */
const publicHead: readonly Country[] = [
  { code: 'US', name: 'U.S.A.' },
  { code: 'CA', name: 'Canada' },
  { code: 'GB', name: 'United Kingdom' },
];
const accountHead: readonly Country[] = [{ code: 'US', name: 'United States' }];

/** ISO 3166-1 alone; Kosovo can be called, but has no code there. */
export const isCountry = (code: string): boolean => countries.has(code);

/** The English name of a country, or of a place that can be called. Undefined when there is none of that code. */
export const countryName = (code: string): string | undefined => countries.get(code) ?? calledPlaces.get(code);

/** All countries: head first, the others by name. */
export const countriesForForms: readonly Country[] = withHead(publicHead);
export const countriesForAccount: readonly Country[] = withHead(accountHead);

function withHead(head: readonly Country[]): readonly Country[] {
  const rest = [...countries]
    .map(([code, name]) => ({ code, name }))
    .filter(({ code }) => head.every((first) => first.code !== code));
  return [...head, ...rest];
}
