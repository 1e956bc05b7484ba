import { slugOf } from '../shared/fold-text';
import type { Port } from './voyage';

export interface Country {
  readonly slug: string;
  readonly name: string;
  /** The slugs of its ports. */
  readonly ports: readonly string[];
}

type PortOfCountry = Pick<Port, 'slug' | 'country'>;

const knownCountries = new WeakMap<readonly PortOfCountry[], readonly Country[]>();

/** Returns the countries of the ports, cached by their list, which is the same object as long as nothing in it changes. */
export function countriesOf(ports: readonly PortOfCountry[]): readonly Country[] {
  const countries = knownCountries.get(ports) ?? groupByCountry(ports);
  knownCountries.set(ports, countries);
  return countries;
}

const groupByCountry = (ports: readonly PortOfCountry[]): readonly Country[] =>
  [...new Set(ports.map(({ country }) => country))].map((name) => ({
    slug: slugOf(name),
    name,
    ports: ports.filter(({ country }) => country === name).map(({ slug }) => slug),
  }));

export const countryNamed = (slug: string, ports: readonly PortOfCountry[]): Country | undefined =>
  countriesOf(ports).find((country) => country.slug === slug);
