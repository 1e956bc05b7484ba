import type { OutingsQuery } from './trip-outings';
import { readTripTab, type TripTabName } from '../../../views/trips/trip-tabs';

/** What the address of a trip's page asks for, as it was typed. */
export interface TripPageQuery {
  readonly reservationId: string;
  readonly reservationPackageId: string | undefined;
  readonly tab: TripTabName;
  readonly devMode: unknown;
  /** What is asked or said about experiences. */
  readonly outings: OutingsQuery;
}

/** A parameter that came twice, or as a list, is none. */
export function readTripPageQuery(query: Readonly<Record<string, unknown>>): TripPageQuery {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return {
    reservationId: textOf('reservationId') ?? '',
    reservationPackageId: textOf('reservationPackageId'),
    tab: readTripTab(query['tab']),
    devMode: query['devMode'],
    outings: { reserved: textOf('reserved'), removing: textOf('removing'), done: textOf('done') },
  };
}
