import { facetIndexOf } from './facet-index';
import type { FacetedSailing, FacetTest, FilterParty, SailingFilter } from './sailing-filter';
import type { SuiteAmenity } from './suite-amenities';
import { keysOf, recordOf } from '../shared/typed-entries';

export type FacetName =
  | 'region'
  | 'month'
  | 'nights'
  | 'port'
  | 'country'
  | 'seaDays'
  | 'flyingFrom'
  | 'adults'
  | 'children'
  | 'amenity'
  | 'budget'
  | 'availability';

/**
 * A choice of a facet. The filter has this choice instead of the facet's other choices, or beside them where a sailing
 * may have several.
 */
export interface FacetChoice {
  readonly value: string;
  readonly filter: SailingFilter;
}

export interface CountedChoice {
  readonly value: string;
  /** Number of sailings that are listed when this choice is made and all other facets stay. */
  readonly count: number;
}

export const defaultParty: FilterParty = { adults: 2, children: 0, ages: [] };

const testOf: Readonly<Record<FacetName, FacetTest>> = {
  region: 'region',
  month: 'month',
  nights: 'nights',
  port: 'port',
  country: 'country',
  seaDays: 'seaDays',
  flyingFrom: 'flight',
  adults: 'suite',
  children: 'suite',
  amenity: 'suite',
  budget: 'suite',
  availability: 'suite',
};

/**
 * How choosing a value changes the filter. A month or a number of nights replaces the former value; ports and amenities
 * add up.
 */
export const choose = {
  region: (filter: SailingFilter, regions: readonly string[]): SailingFilter => ({ ...filter, regions }),
  month: (filter: SailingFilter, month: string): SailingFilter => ({ ...filter, months: [month] }),
  nights: (filter: SailingFilter, nights: number): SailingFilter => ({ ...filter, nights: [nights] }),
  port: (filter: SailingFilter, port: string): SailingFilter => ({ ...filter, ports: withValue(filter.ports, port) }),
  seaDays: (filter: SailingFilter, maxSeaDays: number): SailingFilter => ({ ...filter, maxSeaDays }),
  flyingFrom: (filter: SailingFilter, flyingFrom: string): SailingFilter => ({ ...filter, flyingFrom }),
  adults: (filter: SailingFilter, adults: number): SailingFilter => ({
    ...filter,
    party: { ...(filter.party ?? defaultParty), adults },
  }),
  children: (filter: SailingFilter, children: number): SailingFilter => ({
    ...filter,
    party: { ...(filter.party ?? defaultParty), children },
  }),
  amenity: (filter: SailingFilter, amenity: SuiteAmenity): SailingFilter => ({
    ...filter,
    amenities: withValue(filter.amenities, amenity),
  }),
  budget: (filter: SailingFilter, maxFare: number): SailingFilter => ({ ...filter, maxFare }),
  availability: (filter: SailingFilter): SailingFilter => ({ ...filter, isOpenOnly: true }),
} as const;

const withValue = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values : [...values, value];

/**
 * Counts every choice: a choice of a facet counts a sailing that passes all the other facets and this choice
 * (disjunctive faceting).
 */
export function countChoices<Name extends FacetName>(
  sailings: readonly FacetedSailing[],
  filter: SailingFilter,
  choices: Readonly<Record<Name, readonly FacetChoice[]>>,
): Readonly<Record<Name, readonly CountedChoice[]>> {
  const index = facetIndexOf(sailings);
  const candidates = index.passingOthers(filter);
  return recordOf(keysOf(choices), (name) => {
    const test = testOf[name];
    return choices[name].map(({ value, filter: choiceFilter }) => ({
      value,
      count: index.count(candidates[test], test, choiceFilter),
    }));
  });
}
