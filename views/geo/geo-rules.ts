import type { GeoLists } from './geo-lists';

type Values = Readonly<Record<string, string | readonly string[]>>;

interface CountryChoice<V extends Values> {
  /** By wire name: `country`, `state`, `country_code` and the form's other fields. */
  readonly values: V;
  readonly country: string;
  readonly lists: Pick<GeoLists, 'countryCodes'>;
}

/**
 * Returns the form's values after a change of country: no state (GEO-08), and that country's code beside the phone
 * (GEO-09). A country without a calling code keeps the code; choosing the same country changes nothing.
 */
export function chooseCountry<V extends Values>({
  values,
  country,
  lists,
}: CountryChoice<V>): V & { readonly country: string } {
  if (values['country'] === country) return { ...values, country };
  const isCallable = lists.countryCodes.some(({ value }) => value === country);
  return { ...values, country, state: '', ...(isCallable ? { country_code: country } : {}) };
}

const minDigits = 4;
/** Maximum of E.164. */
const maxDigits = 15;

/** Checks what a browser can know (H67): the characters of a number and a plausible length. The server decides. */
export function mayBePhone(text: string): boolean {
  const written = text.normalize('NFKC').trim();
  const digits = written.replace(/\D/g, '').length;
  return /^\+?[\d\s().\/-]+$/.test(written) && digits >= minDigits && digits <= maxDigits;
}
