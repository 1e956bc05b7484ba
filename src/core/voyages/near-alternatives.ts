import { isFunnelSuite } from '../reserve/suite-id';
import { type Money, subtractMoney } from '../shared/money';
import { daysBetween } from '../shared/plain-date';
import { type FacetedSailing, type FacetedSuite, lowestFare, type SailingFilter, emptyFilter } from './sailing-filter';
import type { FacetName } from './facet-counts';
import { facetIndexOf } from './facet-index';

/** The nearest free alternative to a sailing, or to a suite on it, that is sold out or past. */
export interface NearAlternative {
  readonly kind: 'next-sailing' | 'neighbouring-suite' | 'same-port';
  readonly sailing: FacetedSailing;
  readonly suite: FacetedSuite;
  readonly fare: Money;
  /**
   * Difference from the fare of the unavailable sailing or suite; absent where that is unknown or in another currency.
   */
  readonly difference?: Money;
  /** The alternative departs later by this number of days, which is negative when it departs earlier. */
  readonly days: number;
  /** Both sailings call at this port; only `same-port` has one. */
  readonly portSlug?: string;
}

type PricedSuite = FacetedSuite & { readonly fare: Money };
const isPriced = (suite: FacetedSuite): suite is PricedSuite => suite.fare !== undefined;

interface UnavailableOffer {
  readonly sailing: FacetedSailing;
  /** The unavailable suite; absent when the whole sailing is unavailable. */
  readonly category?: string | undefined;
}

/**
 * Suggests the next sailing of the voyage, the neighbouring suite, and the same port in another month: at most one of
 * each.
 */
export function nearAlternatives(
  unavailable: UnavailableOffer,
  all: readonly FacetedSailing[],
): readonly NearAlternative[] {
  return [neighbouringSuite(unavailable), nextSailing(unavailable, all), samePort(unavailable, all)].filter(
    (one) => one !== undefined,
  );
}

/**
 * Returns the nearest free suite in the order of the content, which is that of the fares; of two equally near ones the
 * cheaper, because sorting keeps their order.
 */
function neighbouringSuite({ sailing, category }: UnavailableOffer): NearAlternative | undefined {
  const at = sailing.suites.findIndex(({ suite }) => suite.category === category);
  if (at < 0) return undefined;
  const near = sailing.suites
    .flatMap((suite, index) => (isPriced(suite) ? [{ suite, distance: Math.abs(index - at) }] : []))
    .filter(({ distance }) => distance > 0)
    .toSorted((one, other) => one.distance - other.distance)
    .at(0);
  return near && toAlternative('neighbouring-suite', { sailing, category }, sailing, near.suite);
}

/** Returns the next later sailing that has the suite, else the last earlier one. */
function nextSailing(unavailable: UnavailableOffer, all: readonly FacetedSailing[]): NearAlternative | undefined {
  const { voyage, sailing } = unavailable.sailing;
  const others = all.filter(
    (one) =>
      one.voyage.voyageId === voyage.voyageId &&
      one.sailing.itineraryId !== sailing.itineraryId &&
      suiteOn(one, unavailable.category) !== undefined,
  );
  const next = others.find((one) => one.sailing.start > sailing.start) ?? others.at(-1);
  const suite = next && suiteOn(next, unavailable.category);
  return next && suite && toAlternative('next-sailing', unavailable, next, suite);
}

/** A voyage a year later is no alternative to the dates that a visitor asked for. */
const maxDaysAway = 183;

/**
 * Returns another voyage in another month with the same ports, within half a year: the most ports in common, then the fewest days apart.
 */
function samePort(unavailable: UnavailableOffer, all: readonly FacetedSailing[]): NearAlternative | undefined {
  const { voyage, month, ports } = unavailable.sailing;
  const [best] = all
    .filter((one) => one.voyage.voyageId !== voyage.voyageId && one.month !== month)
    .flatMap((one) => {
      const sharedPorts = [...ports].filter((port) => one.ports.has(port));
      const suite = suiteOn(one, unavailable.category);
      const away = Math.abs(daysFrom(unavailable, one));
      return suite && away <= maxDaysAway ? [{ one, suite, shared: sharedPorts, away }] : [];
    })
    .toSorted((one, other) => other.shared.length - one.shared.length || one.away - other.away);
  const [portSlug] = best?.shared ?? [];
  return best && portSlug ? { ...toAlternative('same-port', unavailable, best.one, best.suite), portSlug } : undefined;
}

/** Returns the same suite where it is free; the cheapest suite where the whole sailing is unavailable. */
function suiteOn(sailing: FacetedSailing, category: string | undefined): PricedSuite | undefined {
  if (category !== undefined) return sailing.suites.filter(isPriced).find(({ suite }) => suite.category === category);
  const lowest = lowestFare(sailing, emptyFilter);
  return lowest && isPriced(lowest) ? lowest : undefined;
}

const daysFrom = ({ sailing }: UnavailableOffer, other: FacetedSailing): number =>
  daysBetween(sailing.sailing.start, other.sailing.start);

function toAlternative(
  kind: NearAlternative['kind'],
  unavailable: UnavailableOffer,
  sailing: FacetedSailing,
  suite: PricedSuite,
): NearAlternative {
  const { fare } = suite;
  const formerFare = unavailableFare(unavailable);
  return {
    kind,
    sailing,
    suite,
    fare,
    days: daysFrom(unavailable, sailing),
    ...(formerFare?.currency === fare.currency ? { difference: subtractMoney(fare, formerFare) } : {}),
  };
}

/**
 * Returns the fare of the unavailable suite, which a sold-out suite may still have, or the lowest of the unavailable
 * sailing. The Funnel Suite publishes none.
 */
function unavailableFare({ sailing: { sailing, suites }, category }: UnavailableOffer): Money | undefined {
  const publishedPrices = suites.flatMap(({ suite }) => {
    const price = sailing.suites.find((offer) => offer.category === suite.category)?.price;
    const isAsked = category === undefined ? !isFunnelSuite(suite.suiteId) : suite.category === category;
    return isAsked && price ? [price] : [];
  });
  return publishedPrices.toSorted((one, other) => one.amount - other.amount).at(0);
}

/** A part of the filter without which the list is not empty, and what is listed without it. */
export interface Relaxation {
  readonly facet: FacetName | 'dates' | 'party';
  readonly filter: SailingFilter;
  readonly count: number;
  /** The sailing that departs nearest to the requested dates, or costs least where no dates were requested. */
  readonly nearest: FacetedSailing;
  readonly fare?: Money;
  /** The alternative departs later or earlier than requested by this number of days. */
  readonly days?: number;
  /** The fare exceeds the budget by this number of whole units of the currency. */
  readonly unitsOver?: number;
}

type Part = readonly [facet: Relaxation['facet'], filter: SailingFilter];

/** Leaves out each part of the filter in turn where that lists something; the shortest list comes first. */
export function relaxFilter(all: readonly FacetedSailing[], filter: SailingFilter): readonly Relaxation[] {
  return partsOf(filter)
    .flatMap(([facet, relaxedFilter]) => {
      const matches = facetIndexOf(all).find(relaxedFilter);
      const nearest = nearestOf(matches, relaxedFilter, filter);
      if (!nearest) return [];
      const lowest = lowestFare(nearest, relaxedFilter);
      const days = daysOutside(nearest, filter);
      const over = (lowest?.units ?? 0) - (filter.maxFare ?? Infinity);
      return [
        {
          facet,
          filter: relaxedFilter,
          count: matches.length,
          nearest,
          ...(lowest?.fare ? { fare: lowest.fare } : {}),
          ...(days === 0 ? {} : { days }),
          ...(over > 0 ? { unitsOver: over } : {}),
        },
      ];
    })
    .toSorted((one, other) => one.count - other.count);
}

function partsOf(filter: SailingFilter): readonly Part[] {
  const {
    regions,
    from,
    to,
    months,
    nights,
    ports,
    country,
    maxSeaDays,
    flyingFrom,
    party,
    amenities,
    maxFare,
    isOpenOnly,
  } = filter;
  const without = (...names: readonly (keyof SailingFilter)[]): SailingFilter => {
    const rest = Object.entries(filter).filter(([name]) => !names.some((one) => one === name));
    return { ...emptyFilter, ...Object.fromEntries(rest) };
  };
  return [
    ...(months.length > 0 ? [['month', without('months')] as const] : []),
    ...(from !== undefined || to !== undefined ? [['dates', without('from', 'to')] as const] : []),
    ...(regions ? [['region', without('regions')] as const] : []),
    ...(ports.length > 0 ? [['port', without('ports')] as const] : []),
    ...(country ? [['country', without('country')] as const] : []),
    ...(nights.length > 0 ? [['nights', without('nights')] as const] : []),
    ...(maxSeaDays === undefined ? [] : [['seaDays', without('maxSeaDays')] as const]),
    ...(flyingFrom === undefined ? [] : [['flyingFrom', without('flyingFrom')] as const]),
    ...(party ? [['party', without('party')] as const] : []),
    ...(maxFare === undefined ? [] : [['budget', without('maxFare')] as const]),
    ...(amenities.length > 0 ? [['amenity', without('amenities')] as const] : []),
    ...(isOpenOnly ? [['availability', without('isOpenOnly')] as const] : []),
  ];
}

function nearestOf(
  matches: readonly FacetedSailing[],
  relaxedFilter: SailingFilter,
  requestedFilter: SailingFilter,
): FacetedSailing | undefined {
  const unitsOf = (one: FacetedSailing) => lowestFare(one, relaxedFilter)?.units ?? Number.MAX_SAFE_INTEGER;
  return matches
    .map((one) => ({ one, away: Math.abs(daysOutside(one, requestedFilter)), units: unitsOf(one) }))
    .toSorted((one, other) => one.away - other.away || one.units - other.units)
    .at(0)?.one;
}

/** Days between the departure and the nearest requested day; zero for a requested day, or where none was requested. */
function daysOutside({ sailing: { start } }: FacetedSailing, { months, from }: SailingFilter): number {
  const distances = months.map((month) => {
    const first = `${month}-01` as typeof start;
    const last = `${month}-28` as typeof start;
    if (start.startsWith(month)) return 0;
    return start < first ? daysBetween(first, start) : daysBetween(last, start);
  });
  if (from !== undefined && start < from) distances.push(daysBetween(from, start));
  return distances.toSorted((one, other) => Math.abs(one) - Math.abs(other)).at(0) ?? 0;
}
