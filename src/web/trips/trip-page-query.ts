import type { ExcursionBookingsQuery } from './excursion-bookings-query';
import { readTripOrder, type TripOrder } from './trip-sorting';
import { readTripTab, type TripTabName } from '../../../views/trips/trip-tabs';

export interface TripPageQuery {
  readonly reservationId: string;
  readonly reservationPackageId: string | undefined;
  readonly tab: TripTabName;
  readonly devMode: unknown;
  readonly sortBy: TripOrder;
  readonly tripExcursions: ExcursionBookingsQuery;
}

export function readTripPageQuery(query: Readonly<Record<string, unknown>>): TripPageQuery {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return {
    reservationId: textOf('reservationId') ?? '',
    reservationPackageId: textOf('reservationPackageId'),
    tab: readTripTab(query['tab']),
    devMode: query['devMode'],
    sortBy: readTripOrder(query['sortBy']),
    tripExcursions: {
      reserved: textOf('reserved'),
      removing: textOf('removing'),
      done: textOf('done'),
      party: textOf('party'),
      receipt: textOf('receipt'),
    },
  };
}
