import type { GeoLists } from './geo-lists';

type Values = Readonly<Record<string, string | readonly string[]>>;

interface CountryChoice<V extends Values> {
  /** Values by wire name: `country`, `state`, `country_code` and the form's other fields. */
  readonly values: V;
  readonly country: string;
  readonly lists: Pick<GeoLists, 'countryCodes'>;
}

/**
 * The form's values after a change of country: no state (GEO-08), and that country's code beside the phone (GEO-09), or
 * none for a country without a calling code. Choosing the same country changes nothing.
 */
export function chooseCountry<V extends Values>({
  values,
  country,
  lists,
}: CountryChoice<V>): V & { readonly country: string } {
  if (values['country'] === country) return { ...values, country };
  const code = codeOfCountry(country, lists.countryCodes);
  return { ...values, country, state: '', ...(code === undefined ? {} : { country_code: code }) };
}

/** Returns the value of the code field for a country; undefined, which changes nothing, while none is chosen. */
export function codeOfCountry(country: string, codes: readonly { readonly value: string }[]): string | undefined {
  if (country === '') return undefined;
  return codes.some(({ value }) => value === country) ? country : '';
}

/** The country that a shared calling code means, where it is not the first with that code in the list. */
const mainCountries: Readonly<Record<string, string>> = { 7: 'RU', 39: 'IT', 262: 'RE', 358: 'FI', 599: 'CW' };

/**
 * Finds the country whose calling code begins a number in international notation; `chosenCountry` decides between
 * countries with the same code. A national number has none. Labels are "Name (+code)".
 */
export function countryOfNumber(
  text: string,
  codes: readonly { readonly value: string; readonly label: string }[],
  chosenCountry: string,
): string | undefined {
  const normalizedText = text.normalize('NFKC').trim();
  const digits = normalizedText.replace(/\D/g, '');
  if (!normalizedText.startsWith('+')) return undefined;
  const dialCodeOf = (label: string) => /\(\+(\d+)\)$/.exec(label)?.[1];
  const fitting = codes.filter(({ label }) => {
    const dialCode = dialCodeOf(label);
    return dialCode !== undefined && digits.startsWith(dialCode);
  });
  const main = mainCountries[dialCodeOf(fitting[0]?.label ?? '') ?? ''];
  return [chosenCountry, main].find((country) => fitting.some(({ value }) => value === country)) ?? fitting[0]?.value;
}

const minDigits = 4;
const maxDigits = 15;

/** A browser can check only that the characters and the length of a number are plausible (H67). The server decides. */
export function mayBePhone(text: string): boolean {
  const normalizedText = text.normalize('NFKC').trim();
  const digits = normalizedText.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(normalizedText) && digits >= minDigits && digits <= maxDigits;
}
