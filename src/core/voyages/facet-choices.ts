import { DEFAULT_GUEST_LIMITS } from '../reserve/guest-counts';
import { choose, defaultParty, type FacetChoice, type FacetName } from './facet-counts';
import type { FacetedSailing, SailingFilter } from './sailing-filter';
import { suiteAmenities } from './suite-amenities';
import type { Region } from './voyage';
import { watersOf } from './waters';

interface ChoiceSources {
  readonly all: readonly FacetedSailing[];
  readonly regions: readonly Region[];
  readonly filter: SailingFilter;
}

/** Returns every choice that the coming sailings offer, and the chosen values besides, by facet. */
export function facetChoices({
  all,
  regions,
  filter,
}: ChoiceSources): Readonly<Record<FacetName, readonly FacetChoice[]>> {
  const { adults, children } = filter.party ?? defaultParty;
  const { total } = DEFAULT_GUEST_LIMITS;
  const offeredValues = offeredBy(all);
  return {
    region: [
      ...watersOf(regions).map(({ slug, regions: group }) =>
        choice(
          slug,
          choose.region(
            filter,
            group.map((region) => region.slug),
          ),
        ),
      ),
      ...regions.map(({ slug }) => choice(slug, choose.region(filter, [slug]))),
    ],
    month: withAsked(offeredValues.months, filter.months).map((month) => choice(month, choose.month(filter, month))),
    nights: numbers([...offeredValues.nights, ...filter.nights]).map((nights) =>
      choice(String(nights), choose.nights(filter, nights)),
    ),
    port: withAsked(offeredValues.ports, filter.ports).map((port) => choice(port, choose.port(filter, port))),
    // A country is no choice of the form: it comes with a link, and can be removed.
    country: filter.country ? [choice(filter.country.slug, filter)] : [],
    seaDays: numbers([...offeredValues.seaDays, filter.maxSeaDays ?? 0]).map((days) =>
      choice(String(days), choose.seaDays(filter, days)),
    ),
    flyingFrom: withAsked(offeredValues.origins, filter.flyingFrom === undefined ? [] : [filter.flyingFrom]).map(
      (slug) => choice(slug, choose.flyingFrom(filter, slug)),
    ),
    adults: upTo(1, total - children).map((count) => choice(String(count), choose.adults(filter, count))),
    children: upTo(0, Math.min(DEFAULT_GUEST_LIMITS.children, total - adults)).map((count) =>
      choice(String(count), choose.children(filter, count)),
    ),
    // An amenity that no suite's content names is no choice.
    amenity: suiteAmenities
      .filter((amenity) => offeredValues.amenities.has(amenity) || filter.amenities.includes(amenity))
      .map((amenity) => choice(amenity, choose.amenity(filter, amenity))),
    budget: budgetSteps(offeredValues, filter).map((units) => choice(String(units), choose.budget(filter, units))),
    availability: [choice('open', choose.availability(filter))],
  };
}

const choice = (value: string, filter: SailingFilter): FacetChoice => ({ value, filter });

const inOrder = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

/** A chosen value that is no longer offered stays visible. */
const withAsked = (offeredNames: readonly string[], askedNames: readonly string[]): readonly string[] =>
  askedNames.every((value) => offeredNames.includes(value)) ? offeredNames : inOrder([...offeredNames, ...askedNames]);

const numbers = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].toSorted((one, other) => one - other);

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5];
const powersOfTen = [1e2, 1e3, 1e4, 1e5, 1e6, 1e7];

interface OfferedValues {
  readonly months: readonly string[];
  readonly nights: ReadonlySet<number>;
  readonly ports: readonly string[];
  readonly seaDays: ReadonlySet<number>;
  readonly origins: readonly string[];
  readonly amenities: ReadonlySet<string>;
  readonly lowestFare: number;
  readonly highestFare: number;
}

/** Values are cached by the list of sailings, which is the same object as long as nothing in it changes. */
const offeredByList = new WeakMap<readonly FacetedSailing[], OfferedValues>();

function offeredBy(all: readonly FacetedSailing[]): OfferedValues {
  const cachedValues = offeredByList.get(all);
  if (cachedValues) return cachedValues;
  const fares = all.flatMap(({ suites }) => suites.flatMap(({ units }) => (units < Infinity ? units : [])));
  const offeredValues = {
    months: inOrder(all.map(({ month }) => month)),
    nights: new Set(all.map(({ sailing }) => sailing.nights)),
    ports: inOrder(all.flatMap(({ ports }) => [...ports])),
    seaDays: new Set(all.map(({ seaDays }) => seaDays)),
    origins: inOrder(all.flatMap(({ flyingFrom }) => [...flyingFrom])),
    amenities: new Set(all.flatMap(({ suites }) => suites.flatMap(({ amenities }) => [...amenities]))),
    lowestFare: Math.min(...fares),
    highestFare: Math.max(...fares),
  };
  offeredByList.set(all, offeredValues);
  return offeredValues;
}

/** Round sums between the lowest and the highest fare, in whole units; the lowest sum still matches a sailing. */
function budgetSteps({ lowestFare, highestFare }: OfferedValues, { maxFare }: SailingFilter): readonly number[] {
  const steps = powersOfTen
    .flatMap((power) => roundSteps.map((step) => step * power))
    .filter((units) => units >= lowestFare && units < highestFare);
  return numbers(maxFare === undefined ? steps : [...steps, maxFare]);
}
