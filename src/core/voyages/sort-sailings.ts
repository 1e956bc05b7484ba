import { compareDates } from '../shared/plain-date';
import { type FacetedSailing, lowestFare, type SailingFilter } from './sailing-filter';

export const sailingOrders = ['date', 'price', 'nights'] as const;
export type SailingOrder = (typeof sailingOrders)[number];

/**
 * Sorts by departure; by the lowest fare that satisfies the filter, waitlists last; or by duration, the shortest first.
 * Equal ones are sorted by departure.
 */
export function sortSailings(
  sailings: readonly FacetedSailing[],
  order: SailingOrder,
  filter: SailingFilter,
): readonly FacetedSailing[] {
  const byDate = (one: FacetedSailing, other: FacetedSailing) => compareDates(one.sailing.start, other.sailing.start);
  switch (order) {
    case 'date':
      return sailings.toSorted(byDate);
    case 'nights':
      return sailings.toSorted((one, other) => one.sailing.nights - other.sailing.nights || byDate(one, other));
    case 'price':
      // The difference of two waitlists is NaN, which like zero leaves their order to the dates.
      return sailings
        .map((sailing) => ({ sailing, units: lowestFare(sailing, filter)?.units ?? Infinity }))
        .toSorted((one, other) => one.units - other.units || byDate(one.sailing, other.sailing))
        .map(({ sailing }) => sailing);
  }
}

export interface VoyageGroup {
  readonly voyage: FacetedSailing['voyage'];
  readonly sailings: readonly FacetedSailing[];
}

/** Groups sailings by voyage, in the order of each voyage's first sailing. */
export function groupByVoyage(sailings: readonly FacetedSailing[]): readonly VoyageGroup[] {
  const groups = new Map<string, FacetedSailing[]>();
  for (const one of sailings) {
    const group = groups.get(one.voyage.voyageId);
    if (group) group.push(one);
    else groups.set(one.voyage.voyageId, [one]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [{ voyage: group[0].voyage, sailings: group }] : []));
}
