import type { Request, Response } from 'express';
import { inUnits } from '../../core/shared/money';
import type { Passenger, Trip } from '../../core/trips/trip';
import type { TripBook } from '../../core/trips/trip-book.port';
import { HttpError } from '../http-error';
import { guestOf } from '../sign-in/guest-of';
import { tripNotFoundText } from './trip-not-found';

export class TripsApi {
  constructor(private readonly trips: TripBook) {}

  readonly list = async (req: Request, res: Response): Promise<void> => {
    const trips = await this.trips.findTrips(guestOf(req));
    res.set('Cache-Control', 'private, no-store').json(trips.map(toReservation));
  };

  readonly details = async (req: Request, res: Response): Promise<void> => {
    const { reservationId } = res.locals['query'] as { readonly reservationId: string };
    const trip = await this.trips.getTrip(guestOf(req), reservationId);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    res.set('Cache-Control', 'private, no-store').json({
      response: [toReservation(trip)],
      seaware: {
        guests: trip.passengers.map((passenger) => ({ client: toClient(passenger) })),
        addons: trip.onboardCredit ? [{ componentCategory: { key: 'AddonCategory|CREDIT' }, price: inUnits(trip.onboardCredit) }] : [],
      },
    });
  };
}


const toReservation = (trip: Trip) => ({
  seawareId: trip.reservationId,
  reservationStatus: trip.status,
  reservationDate: trip.reservedOn,
  ...(trip.depositDueOn ? { depositDate: trip.depositDueOn } : {}),
  ...(trip.finalDueOn ? { finalDate: trip.finalDueOn } : {}),
  depositPaidAmount: inUnits(trip.depositPaid),
  totalAmountPaid: inUnits(trip.totalPaid),
  totalBookingAmount: inUnits(trip.total),
  currencyCode: trip.total.currency,
  packages: trip.packages.map(({ packageCode, packageName, packageType, reservationPackageId, cabinCategory, cabinNumber }) => ({
    packageCode, packageName, packageType, reservationPackageId, cabinCategory, ...(cabinNumber ? { cabinNumber } : {}),
  })),
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
