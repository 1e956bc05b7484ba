import type { Request, Response } from 'express';
import { withFailureMarker } from '../../core/reserve/handoff-failure';
import type { EngineEntry, EngineHandoff, ReservationReference } from '../../core/reserve/engine-handoff.port';
import { Unavailable } from '../../core/shared/unavailable';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { Trip } from '../../core/trips/trip';
import type { TripReading, TripRepository } from '../../core/trips/trip-repository.port';
import { tripCard } from '../../core/trips/trip-card';
import { HandoffPage } from '../../../views/handoff/HandoffPage';
import { HttpError } from '../http-error';
import { hrefTrip } from '../hrefs';
import { answerWith, type PageResponse } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { DevMode } from '../trips/dev-mode';
import { tripNotFoundText } from '../trips/trip-not-found';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface TripHandoffParts {
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly engineHandoff: Pick<EngineHandoff, 'customerBooking' | 'fareBreakdown'>;
  readonly devMode: Pick<DevMode, 'reading'>;
}

interface OwnTrip {
  readonly trip: Trip;
  readonly reading: TripReading;
}

const querySchema = Joi.object({
  reservationId: Joi.string().allow('').default(''),
  devMode: Joi.string().allow(''),
});

/**
 * Hands a guest's trip over to the engine. The address contains the reservation number alone; the owner is checked
 * here, and sent sealed or in a body (H08).
 */
export class TripHandoffPages {
  constructor(private readonly parts: TripHandoffParts) {}

  readonly makePayment = async (req: Request, res: Response): Promise<PageResponse | void> => {
    const ownTrip = await this.ownTrip(req);
    const { trip, reading } = ownTrip;
    const isPayable = tripCard(trip).hasMakePayment;
    const reference = await this.referenceTo(ownTrip, guestOf(req).contactId);
    // A guest whose payment could not be opened returns to the trip with a message (H06).
    const entry = isPayable
      ? await this.parts.engineHandoff.customerBooking(reference).catch((error: unknown) => back(error, reference))
      : undefined;
    return this.open(res, entry ?? { kind: 'redirect', address: hrefTrip(trip.reservationId, 'payment', reading) });
  };

  /** An engine without a fare breakdown leaves it to the site. */
  readonly fareBreakdown = async (
    req: Request,
    res: Response,
    sendOwnBreakdown: () => Promise<void> | void,
  ): Promise<PageResponse | void> => {
    const reference = await this.referenceTo(await this.ownTrip(req), guestOf(req).contactId);
    const entry = await this.parts.engineHandoff.fareBreakdown(reference);
    if (entry) return this.open(res, entry);
    return sendOwnBreakdown();
  };

  private async ownTrip(req: Request): Promise<OwnTrip> {
    const { reservationId, devMode } = readForm(querySchema, req.query);
    const reading = this.parts.devMode.reading(devMode);
    const trip = await this.parts.trips.getTrip(guestOf(req), reservationId, reading);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    return { trip, reading };
  }

  private open(res: Response, entry: EngineEntry): PageResponse | void {
    if (entry.kind === 'redirect') return res.redirect(303, entry.address);
    return answerWith(HandoffPage, {
      props: { handoff: { kind: 'form', action: entry.address, fields: entry.fields, waitMs: 0 } },
    });
  }

  private async referenceTo(
    {
      trip: {
        reservationId,
        packages: [tripPackage],
        passengers: [primary],
      },
      reading,
    }: OwnTrip,
    contactId: string,
  ): Promise<ReservationReference> {
    const guest = await this.parts.guests.getGuest(contactId);
    return {
      reservationId,
      contactId,
      failure: withFailureMarker(hrefTrip(reservationId, 'payment', reading)),
      packageCode: tripPackage?.packageCode ?? '',
      lastName: primary?.lastName ?? guest?.lastName ?? '',
      firstName: primary?.firstName ?? guest?.firstName ?? '',
      email: primary?.email ?? guest?.email ?? '',
    };
  }
}

function back(error: unknown, { failure: address }: ReservationReference): EngineEntry {
  if (!(error instanceof Unavailable)) throw error;
  return { kind: 'redirect', address };
}
