import type { ExcursionBookingsQuery } from './excursion-bookings-query';
import { readTripOrder, type TripOrder } from './trip-sorting';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { readTripTab, type TripTabName } from '../../../views/trips/trip-tabs';

export interface TripPageQuery {
  readonly reservationId: string;
  readonly reservationPackageId: string | undefined;
  readonly tab: TripTabName;
  readonly devMode: string | undefined;
  readonly sortBy: TripOrder;
  readonly tripExcursions: ExcursionBookingsQuery;
}

const text = Joi.string().allow('');
const querySchema = Joi.object({
  reservationId: text.default(''),
  reservationPackageId: text,
  tab: text,
  devMode: text,
  sortBy: text,
  reserved: text,
  removing: text,
  done: text,
  party: text,
  receipt: text,
});

export function readTripPageQuery(query: unknown): TripPageQuery {
  const { reservationId, reservationPackageId, tab, devMode, sortBy, reserved, removing, done, party, receipt } =
    readForm(querySchema, query);
  return {
    reservationId,
    reservationPackageId,
    tab: readTripTab(tab),
    devMode,
    sortBy: readTripOrder(sortBy),
    tripExcursions: { reserved, removing, done, party, receipt },
  };
}
