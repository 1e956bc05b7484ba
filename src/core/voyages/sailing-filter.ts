import type { CabinClaims } from '../cabins/sailing-cabins.port';
import { isFunnelSuite } from '../reserve/suite-id';
import { inUnits, type Money } from '../shared/money';
import { isBefore, type PlainDate } from '../shared/plain-date';
import type { Country } from './countries';
import type { VoyageSailing } from './find-voyages';
import { noFlights, type NonStopFlights, originsWithoutChange } from './non-stop-flights';
import type { SuiteAvailability } from './sailing';
import { shownPrice } from './suite-price';
import { amenitiesOf, type SuiteAmenity } from './suite-amenities';
import type { Suite } from './voyage';
import { keysOf } from '../shared/typed-entries';

export interface FilterParty {
  readonly adults: number;
  readonly children: number;
  readonly ages: readonly number[];
}

/** An absent or empty criterion of a visitor restricts nothing. */
export interface SailingFilter {
  readonly regions?: readonly string[];
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  /** Months such as `2027-02`, of which one is the month of departure. */
  readonly months: readonly string[];
  readonly nights: readonly number[];
  readonly ports: readonly string[];
  /** A country by its slug, with the slugs of its ports, at one of which a sailing must call. */
  readonly country?: Country;
  readonly maxSeaDays?: number;
  readonly flyingFrom?: string;
  readonly party?: FilterParty;
  readonly amenities: readonly SuiteAmenity[];
  /** The maximum fare is for one suite, in whole units of the line's currency. */
  readonly maxFare?: number;
  readonly isOpenOnly: boolean;
}

export const emptyFilter: SailingFilter = { months: [], nights: [], ports: [], amenities: [], isOpenOnly: false };

export interface FacetedSuite {
  readonly suite: Suite;
  readonly amenities: ReadonlySet<SuiteAmenity>;
  /** Fare of a free cabin whose price the site shows; absent when there is none. */
  readonly fare?: Money;
  /** The fare in whole units of its currency, for comparison; infinite when there is none. */
  readonly units: number;
}

export interface FacetedSailing extends VoyageSailing {
  readonly month: string;
  readonly seaDays: number;
  readonly ports: ReadonlySet<string>;
  readonly youngestMonths: number;
  /** The origins, by slug, have a known non-stop flight to the sailing's first port in its month. */
  readonly flyingFrom: ReadonlySet<string>;
  readonly suites: readonly FacetedSuite[];
}

interface FacetSources {
  readonly suites: readonly Suite[];
  readonly youngestMonthsOf: (itineraryId: string) => number;
  /** Absent where the engine does not report which cabins are free on each sailing. */
  readonly stepFree?: StepFreeCabins | undefined;
  readonly flights?: NonStopFlights;
}

/** Step-free cabins, and which of them are not free. */
export interface StepFreeCabins {
  readonly numbers: readonly string[];
  readonly claims: CabinClaims;
}

export function toFaceted(
  sailings: readonly VoyageSailing[],
  { suites, youngestMonthsOf, stepFree, flights = noFlights }: FacetSources,
): readonly FacetedSailing[] {
  const kinds = suites.map((suite) => toKind(suite, stepFree));
  return sailings.map(({ voyage, sailing }) => {
    const offers = new Map(sailing.suites.map((offer) => [offer.category, offer]));
    return {
      voyage,
      sailing,
      month: sailing.start.slice(0, 7),
      seaDays: voyage.days.filter(({ type }) => type === 'At Sea').length,
      ports: new Set(voyage.days.flatMap(({ portSlug }) => portSlug ?? [])),
      youngestMonths: youngestMonthsOf(sailing.itineraryId),
      flyingFrom: originsWithoutChange(flights, voyage.days[0]?.portSlug, sailing.start.slice(0, 7)),
      suites: kinds.map((kind) => toFacetedSuite(kind, sailing.itineraryId, offers.get(kind.suite.category))),
    };
  });
}

interface SuiteKind {
  readonly suite: Suite;
  readonly amenities: ReadonlySet<SuiteAmenity>;
  readonly withStepFree: ReadonlySet<SuiteAmenity>;
  readonly hasFreeStepFree: (itineraryId: string) => boolean;
}

function toKind(suite: Suite, stepFree: StepFreeCabins | undefined): SuiteKind {
  const amenities = amenitiesOf(suite);
  const cabins = suite.cabins.filter((number) => stepFree?.numbers.includes(number));
  return {
    suite,
    amenities,
    withStepFree: new Set([...amenities, 'step-free' as const]),
    hasFreeStepFree: (itineraryId) => {
      const claimedCabins = stepFree?.claims.get(itineraryId);
      return cabins.some((number) => !claimedCabins?.has(number));
    },
  };
}

/**
 * A waitlist promises any cabin of its category, so that only a free step-free cabin makes a category step-free on a
 * sailing.
 */
function toFacetedSuite(
  { suite, amenities, withStepFree, hasFreeStepFree }: SuiteKind,
  itineraryId: string,
  offer: SuiteAvailability | undefined,
): FacetedSuite {
  const its = fareOf(suite, offer);
  const isStepFree = its.units < Infinity && hasFreeStepFree(itineraryId);
  return { suite, amenities: isStepFree ? withStepFree : amenities, ...its };
}

/** The Funnel Suite has no published fare (SUI-14). */
function fareOf({ suiteId }: Suite, offer: SuiteAvailability | undefined): Pick<FacetedSuite, 'fare' | 'units'> {
  const fare = (offer?.availableCabins ?? 0) > 0 && !isFunnelSuite(suiteId) ? shownPrice(offer?.price) : undefined;
  return fare ? { fare, units: inUnits(fare) } : { units: Infinity };
}

/** Each test reads one part of a filter, so that a choice can be counted without the other choices of its own facet. */
export const facetTests = {
  region: ({ voyage }, { regions }) => regions === undefined || regions.includes(voyage.regionSlug),
  dates: ({ sailing }, { from, to }) =>
    !(from !== undefined && isBefore(sailing.start, from)) && !(to !== undefined && isBefore(to, sailing.end)),
  month: ({ month }, { months }) => months.length === 0 || months.includes(month),
  nights: ({ sailing }, { nights }) => nights.length === 0 || nights.includes(sailing.nights),
  port: (sailing, { ports }) => ports.every((slug) => sailing.ports.has(slug)),
  country: (sailing, { country }) => country === undefined || country.ports.some((slug) => sailing.ports.has(slug)),
  seaDays: ({ seaDays }, { maxSeaDays }) => maxSeaDays === undefined || seaDays <= maxSeaDays,
  flight: (sailing, { flyingFrom }) => flyingFrom === undefined || sailing.flyingFrom.has(flyingFrom),
  age: ({ youngestMonths }, { party }) => party?.ages.every((age) => canBeOldEnough(age, youngestMonths)) ?? true,
  suite: ({ suites }, filter) => !asksForSuite(filter) || suites.some((suite) => isSuitable(suite, filter)),
} satisfies Record<string, (sailing: FacetedSailing, filter: SailingFilter) => boolean>;

export type FacetTest = keyof typeof facetTests;
export const facetTestNames = keysOf(facetTests);

export const matchesFilter = (sailing: FacetedSailing, filter: SailingFilter): boolean =>
  facetTestNames.every((name) => facetTests[name](sailing, filter));

export const asksForSuite = ({ party, amenities, maxFare, isOpenOnly }: SailingFilter): boolean =>
  party !== undefined || amenities.length > 0 || maxFare !== undefined || isOpenOnly;

/**
 * A sold-out suite is suitable, because its waitlist is open, unless the filter has a maximum fare or asks for free
 * cabins only.
 */
const isSuitable = (
  { suite, amenities: its, units }: FacetedSuite,
  { party, amenities, maxFare, isOpenOnly }: SailingFilter,
): boolean =>
  (party === undefined || party.adults + party.children <= suite.maxGuests) &&
  (maxFare === undefined || units <= maxFare) &&
  (!isOpenOnly || units < Infinity) &&
  amenities.every((amenity) => its.has(amenity));

/** The fare of the cheapest suite that satisfies the filter, or undefined when only a waitlist does. */
export function lowestFare(sailing: FacetedSailing, filter: SailingFilter): FacetedSuite | undefined {
  let lowest: FacetedSuite | undefined;
  for (const suite of sailing.suites)
    if (suite.units < (lowest?.units ?? Infinity) && isSuitable(suite, filter)) lowest = suite;
  return lowest;
}

const monthsOfYear = 12;

/**
 * A child of one year may be as old as 23 months, so that an age in years excludes only what certainly does not fit.
 */
const canBeOldEnough = (age: number, youngestMonths: number): boolean =>
  age * monthsOfYear + monthsOfYear - 1 >= youngestMonths;
