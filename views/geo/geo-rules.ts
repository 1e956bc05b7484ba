import type { GeoLists } from './geo-lists';

type Values = Readonly<Record<string, string | readonly string[]>>;

interface CountryChoice<V extends Values> {
  /** By wire name: `country`, `state`, `country_code` and whatever else the form has. */
  readonly values: V;
  readonly country: string;
  readonly lists: Pick<GeoLists, 'countryCodes'>;
}

/**
 * What a form holds once another country was chosen: no state (GEO-08), and that country's code beside the phone
 * (GEO-09). A country that cannot be called leaves the code as it was. Choosing the same country again changes nothing.
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

/** Whether a state has to be chosen, or its field is closed (GEO-07, GEO-08). */
export const needsState = (country: string, lists: Pick<GeoLists, 'states'>): boolean =>
  statesIn(country, lists).length > 0;

export const statesIn = (country: string, { states }: Pick<GeoLists, 'states'>) =>
  Object.hasOwn(states, country) ? (states[country] ?? []) : [];

const minDigits = 4;
/** E.164. */
const maxDigits = 15;

/** As much as a browser can tell (H67): how numbers are written, and a length that exists somewhere. The server decides. */
export function mayBePhone(text: string): boolean {
  const written = text.normalize('NFKC').trim();
  const digits = written.replace(/\D/g, '').length;
  return /^\+?[\d\s().\/-]+$/.test(written) && digits >= minDigits && digits <= maxDigits;
}
