import { parseGuestCounts } from '../../core/reserve/suite-step-counts';
import { parsePlainDate } from '../../core/shared/plain-date';
import { countryNamed } from '../../core/voyages/countries';
import { defaultParty } from '../../core/voyages/facet-counts';
import { emptyFilter, type FilterParty, type SailingFilter } from '../../core/voyages/sailing-filter';
import { type SailingOrder, sailingOrders } from '../../core/voyages/sort-sailings';
import { type SuiteAmenity, suiteAmenities } from '../../core/voyages/suite-amenities';
import type { FlightOrigin } from '../../core/voyages/non-stop-flights';
import type { Port, Region } from '../../core/voyages/voyage';
import {
  type AskedSailings,
  type FacetParameter,
  facetParameters,
  type ListParameter,
  listParameters,
} from './asked-sailings';
import { readVoyageFilter, textOf, type VoyageFilter } from './voyage-filter';

interface UnknownValue {
  readonly name: 'region' | FacetParameter;
  readonly value: string;
}

export interface SailingAddress {
  readonly filter: SailingFilter;
  readonly order: SailingOrder;
  readonly parameters: AskedSailings;
  readonly region: VoyageFilter;
  /** Values that are not understood. The page names them, and applies the others. */
  readonly unknown: readonly UnknownValue[];
  /** False for what is unknown or not in canonical form: such addresses are unlimited and not cached (C15). */
  readonly isCanonical: boolean;
}

interface AddressSources {
  readonly regions: readonly Region[];
  readonly ports: readonly Pick<Port, 'slug' | 'country'>[];
  readonly origins: readonly Pick<FlightOrigin, 'slug'>[];
}

type Query = Readonly<Record<string, unknown>>;

const maxValues = 12;
const maxNights = 60;
const maxSeaDays = 30;
const maxBudget = 100_000_000;
const maxAge = 17;

/** Reads what the address asks (ROU-30). Never throws: what it does not understand is returned as unknown. */
export function readSailingAddress(query: Query, sources: AddressSources): SailingAddress {
  const region = readVoyageFilter(query, sources.regions);
  const unknown: UnknownValue[] =
    region.typedFields.region !== '' && !region.regions ? [{ name: 'region', value: region.typedFields.region }] : [];
  const list = <Value extends string>(name: ListParameter, isKnown: (value: string) => value is Value) =>
    valuesOf(query, name).flatMap((value) => {
      if (isKnown(value)) return [value];
      unknown.push({ name, value });
      return [];
    });
  const single = <Value>(name: FacetParameter, read: (text: string) => Value | undefined): Value | undefined => {
    const text = textOf(query[name]);
    const value = text === '' ? undefined : read(text);
    if (text !== '' && value === undefined) unknown.push({ name, value: text });
    return value;
  };
  const slugs = new Set(sources.ports.map(({ slug }) => slug));
  const months = list('month', isMonth).toSorted();
  const nights = list('nights', isNights)
    .map(Number)
    .toSorted((one, other) => one - other);
  const ports = list('port', (value): value is string => slugs.has(value)).toSorted();
  const country = single('country', (text) => countryNamed(text, sources.ports));
  const chosenAmenities = new Set(list('amenity', isAmenity));
  const amenities = suiteAmenities.filter((amenity) => chosenAmenities.has(amenity));
  const seaDays = single('seaDays', (text) => wholeNumber(text, maxSeaDays));
  const flyingFrom = single('flyingFrom', (text) => sources.origins.find(({ slug }) => slug === text)?.slug);
  const budget = single('budget', readBudget);
  const isOpenOnly = single('availability', (text) => (text === 'open' ? true : undefined)) ?? false;
  const order = single('sortBy', (text) => sailingOrders.find((orderName) => orderName === text)) ?? 'date';
  const party = readParty(query, unknown);
  const parameters = toParameters({
    region: region.regionSlug ?? '',
    startDate: region.typedFields.startDate,
    endDate: region.typedFields.endDate,
    month: months.join(','),
    nights: nights.join(','),
    port: ports.join(','),
    country: country?.slug ?? '',
    seaDays: seaDays === undefined ? '' : String(seaDays),
    flyingFrom: flyingFrom ?? '',
    ...writtenParty(party),
    amenity: amenities.join(','),
    budget: budget === undefined ? '' : String(budget),
    availability: isOpenOnly ? 'open' : '',
    sortBy: order === 'date' ? '' : order,
  });
  return {
    filter: {
      ...emptyFilter,
      ...(region.regions ? { regions: region.regions } : {}),
      ...(region.from ? { from: region.from } : {}),
      ...(region.to ? { to: region.to } : {}),
      months,
      nights,
      ports,
      amenities,
      isOpenOnly,
      ...(country ? { country } : {}),
      ...(seaDays === undefined ? {} : { maxSeaDays: seaDays }),
      ...(flyingFrom === undefined ? {} : { flyingFrom }),
      ...(budget === undefined ? {} : { maxFare: budget }),
      ...(party ? { party } : {}),
    },
    order,
    parameters,
    region,
    unknown,
    isCanonical:
      region.isCanonical &&
      unknown.length === 0 &&
      facetParameters.every((name) => (query[name] ?? '') === '' || query[name] === parameters[name]) &&
      !Object.keys(query).some((key) => listParameters.some((name) => key.startsWith(`${name}.`))),
  };
}

function valuesOf(query: Query, name: ListParameter): readonly string[] {
  const boxes = Object.keys(query).flatMap((key) => (key.startsWith(`${name}.`) ? [key.slice(name.length + 1)] : []));
  const listedValues = typeof query[name] === 'string' ? query[name].slice(0, 400).split(',') : [];
  const values = [...listedValues, ...boxes].map(textOf).filter((value) => value !== '');
  return [...new Set(values)].slice(0, maxValues);
}

const isMonth = (text: string): text is string => text.length === 7 && parsePlainDate(`${text}-01`) !== undefined;
const isNights = (text: string): text is string => (wholeNumber(text, maxNights) ?? 0) > 0;
const isAmenity = (text: string): text is SuiteAmenity => suiteAmenities.some((amenity) => amenity === text);

const wholeNumber = (text: string, max: number): number | undefined =>
  /^(0|[1-9]\d{0,3})$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** People type whole units of the currency: "30,000", "$30000". */
function readBudget(text: string): number | undefined {
  const [, digits = ''] = /^[$\u20AC\u00A3]?\s?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.0{1,2})?$/.exec(text) ?? [];
  const units = Number(digits.replaceAll(',', ''));
  return units > 0 && units <= maxBudget ? units : undefined;
}

/**
 * Two adults are no criterion, because every suite has room for them. Ages beyond the number of children count as
 * unknown values.
 */
function readParty(query: Query, unknown: UnknownValue[]): FilterParty | undefined {
  const adults = textOf(query['guestsAdults']);
  const children = textOf(query['guestsChildren']);
  const ages = textOf(query['ages']);
  const typedAges = ages === '' ? [] : ages.split(/[\s,;]+/).filter((age) => age !== '');
  const knownAges = typedAges.flatMap((age) => wholeNumber(age, maxAge) ?? []);
  const counts = parseGuestCounts({
    adults: adults || String(defaultParty.adults),
    // The ages imply the number of children.
    children: children || String(knownAges.length),
  });
  if (!counts) {
    unknown.push({ name: children === '' ? 'guestsAdults' : 'guestsChildren', value: children || adults || ages });
    return undefined;
  }
  if (knownAges.length < typedAges.length || knownAges.length > counts.children)
    unknown.push({ name: 'ages', value: ages });
  const party = {
    ...counts,
    ages: knownAges.slice(0, counts.children).toSorted((one, other) => one - other),
  };
  const isDefault = party.adults === defaultParty.adults && party.children === defaultParty.children;
  return isDefault ? undefined : party;
}

const writtenParty = (party: FilterParty | undefined) =>
  party
    ? {
        guestsAdults: String(party.adults),
        guestsChildren: party.children > 0 ? String(party.children) : '',
        ages: party.ages.join(','),
      }
    : {};

const toParameters = (values: AskedSailings): AskedSailings =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
