import type { Money } from '../shared/money';
import { facetIndexOf } from './facet-index';
import { type FacetedSailing, lowestFare, type SailingFilter } from './sailing-filter';

interface SailingFare {
  readonly sailing: FacetedSailing['sailing'];
  readonly voyage: FacetedSailing['voyage'];
  /** The lowest fare that satisfies the filter; absent where only a waitlist does. */
  readonly fare?: Money;
  readonly isLowest: boolean;
}

export interface FareMonth {
  /** A month is written as `2027-02`. */
  readonly month: string;
  readonly lowest?: Money;
  readonly sailings: readonly SailingFare[];
}

const monthsShown = 12;

/**
 * Returns the lowest fare of each sailing and month over a year from the first departure, for a filter without its
 * months and days. `isLowest` marks the lowest of the year. Every fare comes from the reservation system.
 */
export function fareCalendar(all: readonly FacetedSailing[], filter: SailingFilter): readonly FareMonth[] {
  const atAnyTime = withoutTime(filter);
  const shownSailings = facetIndexOf(all).find(atAnyTime);
  const first = shownSailings[0]?.month;
  if (first === undefined) return [];
  const months = Array.from({ length: monthsShown }, (_, index) => monthAfter(first, index));
  const fares = shownSailings
    .filter(({ month }) => months.includes(month))
    .map((one) => ({ one, suite: lowestFare(one, atAnyTime) }));
  const lowestUnits = Math.min(...fares.map(({ suite }) => suite?.units ?? Infinity));
  return months.map((month) => {
    const ofMonth = fares.filter(({ one }) => one.month === month);
    const lowest = ofMonth
      .flatMap(({ suite }) => suite ?? [])
      .toSorted((one, other) => one.units - other.units)
      .at(0)?.fare;
    return {
      month,
      ...(lowest ? { lowest } : {}),
      sailings: ofMonth.map(({ one: { sailing, voyage }, suite }) => ({
        sailing,
        voyage,
        ...(suite?.fare ? { fare: suite.fare } : {}),
        isLowest: suite?.units === lowestUnits,
      })),
    };
  });
}

export function withoutTime(filter: SailingFilter): SailingFilter {
  const { from, to, ...rest } = filter;
  return { ...(from === undefined && to === undefined ? filter : rest), months: [] };
}

const monthsOfYear = 12;

/** The month `count` months later: three months after `2027-11` is `2028-02`. */
function monthAfter(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * monthsOfYear + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / monthsOfYear)}-${String((index % monthsOfYear) + 1).padStart(2, '0')}`;
}
