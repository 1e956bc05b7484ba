import type { EntryRule, PreparationTerms } from './preparation-terms';

interface CountryRules {
  readonly country: string;
  /** Empty when the line has no rule for the country, which the page states. */
  readonly rules: readonly EntryRule[];
}

/**
 * Each country of a route has its rules for one passport, in the order of the route. Without a passport, the rules hold
 * for all passports.
 */
export function rulesOfRoute(
  { entryRules }: Pick<PreparationTerms, 'entryRules'>,
  countries: readonly string[],
  nationality: string | undefined,
): readonly CountryRules[] {
  return [...new Set(countries)].map((country) => ({
    country,
    rules: entryRules.filter(
      (rule) =>
        rule.countries.includes(country) &&
        (rule.nationalities === undefined || (nationality !== undefined && rule.nationalities.includes(nationality))),
    ),
  }));
}
