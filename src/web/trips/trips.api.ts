import { addonsOf, type BespokeRequest } from '../../core/excursions/bespoke-request';
import type { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import type { GuestAddon } from '../../core/excursions/guest-addon';
import { inUnits } from '../../core/shared/money';
import { Unavailable } from '../../core/shared/unavailable';
import type { Passenger, Trip } from '../../core/trips/trip';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { isKnownStatus } from '../../core/trips/trip-card';
import { HttpError } from '../http-error';
import { guestOf } from '../session/guest-of';
import type { DevMode } from './dev-mode';
import { tripNotFoundText } from './trip-not-found';
import { memoisedRead, type ReadRequest } from '../routing/memoised-read';
import { getReservationDetailsOperation, getReservationsOperation } from './trips.schema';

const failureMessage = 'Failed to fetch reservations';
const noRequests: readonly BespokeRequest[] = [];

/** Answers API clients with a guest's reservations, which are never cached, whatever `cache` says. */
export class TripsApi {
  constructor(
    private readonly parts: {
      readonly trips: Pick<TripRepository, 'findTrips' | 'getTrip'>;
      readonly bespoke: Pick<BespokeRequests, 'find'>;
      readonly devMode: DevMode;
    },
  ) {}

  readonly list = memoisedRead(getReservationsOperation, async ({ query: { skipDetails = false, devMode } }, req) => {
    const all = await this.fetchOrFail(
      req,
      this.parts.trips.findTrips(guestOf(req), this.parts.devMode.reading(devMode)),
    );
    // API clients were promised a closed list of statuses (H57); reservations with another status are omitted.
    const trips = all.filter(({ status }) => isKnownStatus(status));
    const bespoke = skipDetails
      ? noRequests
      : await this.fetchOrFail(req, this.parts.bespoke.find(trips.map(({ reservationId }) => reservationId)));
    return {
      data: [all, bespoke],
      variant: skipDetails ? 'without details' : 'with details',
      toBody: () =>
        trips.map((trip) => ({
          ...toReservation(trip),
          ...(skipDetails ? {} : { seawareData: toSeaware(trip, bespoke) }),
        })),
    };
  });

  readonly details = memoisedRead(
    getReservationDetailsOperation,
    async ({ query: { reservationId, devMode } }, req) => {
      const trip = await this.fetchOrFail(
        req,
        this.parts.trips.getTrip(guestOf(req), reservationId, this.parts.devMode.reading(devMode)),
      );
      if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
      // The reservation exists, so the answer is not a 404.
      if (!isKnownStatus(trip.status)) throw new HttpError(503, 'UNAVAILABLE', failureMessage);
      const bespoke = await this.fetchOrFail(req, this.parts.bespoke.find([reservationId]));
      return {
        data: [trip, bespoke],
        toBody: () => ({ response: [toReservation(trip)], seaware: toSeaware(trip, bespoke) }),
      };
    },
  );

  /** The specification only logs this failure; the caller also gets an error with its wording (API-04, H13). */
  private async fetchOrFail<Value>(req: ReadRequest, read: Promise<Value>): Promise<Value> {
    try {
      return await read;
    } catch (error) {
      req.log.error({ err: error }, failureMessage);
      if (error instanceof Unavailable) throw new HttpError(503, 'UNAVAILABLE', failureMessage);
      throw new HttpError(500, 'INTERNAL', failureMessage);
    }
  }
}

export const toReservation = (trip: Trip) => ({
  seawareId: trip.reservationId,
  reservationStatus: trip.status,
  reservationDate: trip.reservedOn,
  ...(trip.depositDueOn ? { depositDate: trip.depositDueOn } : {}),
  ...(trip.finalDueOn ? { finalDate: trip.finalDueOn } : {}),
  ...(trip.deposit ? { depositAmount: inUnits(trip.deposit) } : {}),
  depositPaidAmount: inUnits(trip.depositPaid),
  totalAmountPaid: inUnits(trip.totalPaid),
  totalBookingAmount: inUnits(trip.total),
  currencyCode: trip.total.currency,
  packages: trip.packages.map(
    ({ packageCode, packageName, packageType, reservationPackageId, cabinCategory, cabinNumber }) => ({
      packageCode,
      packageName,
      packageType,
      reservationPackageId,
      cabinCategory,
      ...(cabinNumber ? { cabinNumber } : {}),
    }),
  ),
});

const toSeaware = (trip: Trip, bespoke: readonly BespokeRequest[]) => ({
  guests: trip.passengers.map((passenger) => ({ client: toClient(passenger) })),
  clients: trip.passengers.map(toClient),
  addons: [
    ...(trip.onboardCredit
      ? [{ componentCategory: { key: 'AddonCategory|CREDIT' }, price: inUnits(trip.onboardCredit) }]
      : []),
    ...addonsOf(bespoke.filter(({ reservationId }) => reservationId === trip.reservationId)).map(toAddon),
  ],
});

const toAddon = ({
  categoryKey,
  from,
  to,
  comments,
  notes,
  price,
  status,
  guestName,
  guestKey,
  sequence,
}: GuestAddon) => ({
  componentCategory: { key: categoryKey },
  dateTimeRange: { from, to },
  ...(comments === undefined ? {} : { comments }),
  ...(notes === undefined ? {} : { notes }),
  ...(price ? { price: inUnits(price) } : {}),
  status: status ?? '',
  client: { fullName: guestName, key: guestKey },
  seqN: sequence,
});

const toClient = ({ fullName, firstName, middleName, lastName, birthday, email, phoneNumber }: Passenger) => ({
  fullName,
  ...(firstName ? { firstName } : {}),
  ...(middleName ? { middleName } : {}),
  ...(lastName ? { lastName } : {}),
  ...(birthday ? { birthday } : {}),
  ...(email ? { eMail: email } : {}),
  ...(phoneNumber ? { phoneNumber } : {}),
});
