import type { Request, Response } from 'express';
import Joi from 'joi';
import type { ExcursionDesk, OfferAnswer, SeatRemoval } from '../../core/excursions/excursion-desk.port';
import type { TripBook } from '../../core/trips/trip-book.port';
import { HttpError } from '../http-error';
import { hrefOutings } from '../paths';
import { guestOf } from '../sign-in/guest-of';
import { tripNotFoundText } from './trip-not-found';

interface OutingsPagesParts {
  readonly trips: Pick<TripBook, 'getTrip'>;
  readonly desk: Pick<ExcursionDesk, 'remove' | 'accept'>;
}

interface OutingsForm {
  readonly reservationId: string;
  readonly bookingIds: string;
  readonly partyId: string;
  readonly intent: 'remove' | 'accept';
}

const line = (longest: number) => Joi.string().allow('').max(longest).default('').failover('');
const schema = Joi.object({ reservationId: line(40), bookingIds: line(2_000), partyId: line(80), intent: Joi.string().valid('remove', 'accept').default('remove').failover('remove') });

/** Giving back what was reserved, and taking what is offered, as plain forms (EXC-20, EXC-27). */
export class OutingsPages {
  constructor(private readonly parts: OutingsPagesParts) {}

  readonly answer = async (req: Request, res: Response): Promise<void> => {
    const form = schema.validate(req.body ?? {}, { stripUnknown: true }).value as OutingsForm;
    const { contactId } = guestOf(req);
    const trip = await this.parts.trips.getTrip({ contactId }, form.reservationId);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(form.reservationId));
    const whose = { contactId, reservationIds: [trip.reservationId] };
    const done = form.intent === 'accept' ? await this.accept({ ...whose, partyId: form.partyId }) : await this.remove(req, { ...whose, bookingIds: form.bookingIds.split(',').filter(Boolean) });
    res.redirect(303, hrefOutings(trip.reservationId, { done }));
  };

  private async accept(answer: OfferAnswer): Promise<string> {
    return (await this.parts.desk.accept(answer)) === 'accepted' ? 'accepted' : 'offer-gone';
  }

  private async remove(req: Request, removal: SeatRemoval): Promise<string> {
    if (removal.bookingIds.length === 0) return 'failed';
    // Whatever keeps the desk from it, the guest is told that it still stands.
    const outcome = await this.parts.desk.remove(removal).catch((error: unknown) => {
      req.log.warn({ err: error }, 'Failed to remove experience.');
      return 'failed' as const;
    });
    return outcome === 'not-found' ? 'failed' : outcome;
  }
}
